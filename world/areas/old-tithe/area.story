= Old Tithe
setting: Old Tithe
type: Special
line: nothing is said
discovered: Talk 5+ or Not Mentioned 1+
by story: yes
image: old-tithe

An island parish with thirteen houses and thirteen aunts. The hedges stand as high as your eyes. The blinds are down, because it is Sunday.

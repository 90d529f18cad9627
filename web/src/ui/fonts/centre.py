"""Puts the capitals of fonts in the middle of their lines: moves the baseline, and keeps the height of a line.

python3 centre.py <font> ...     (needs fonttools and brotli; replaces the files)
"""
import sys

from fontTools.ttLib import TTFont

for path in sys.argv[1:]:
    font = TTFont(path)
    lines, sizes = font["hhea"], font["OS/2"]
    height = lines.ascent - lines.descent
    ascent = round((height + sizes.sCapHeight) / 2)
    lines.ascent, lines.descent = ascent, ascent - height
    sizes.sTypoAscender, sizes.sTypoDescender, sizes.sTypoLineGap = ascent, ascent - height, 0
    sizes.usWinAscent, sizes.usWinDescent = ascent, height - ascent
    font.flavor = "woff2"
    font.save(path)

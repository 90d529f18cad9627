= Town

= The Quarantine
travel: no
zoom: 3.5 to 4.5
zoom buttons: no
first look: 20% 60%
gate here: no
landmarks: capitals
map overlay: yes

= The Roads
travel button: Put to sea
urge travel: yes
gate mark: lantern
label background: #10202acc

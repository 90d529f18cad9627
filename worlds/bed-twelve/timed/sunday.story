= Sunday Evening
after: 7 days
given: at arrival
repeats: yes
image: radio
lose: Backache 2

The roof goes quiet at six. Somebody's radio gives the football, and you lie on the gravel until your back has forgotten the week. {Bed Twelve 7+: There is a chair beside yours now. | From where you lie, bed twelve looks almost like a bed.}

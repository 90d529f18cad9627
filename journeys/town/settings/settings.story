= Town

= The Quarantine
travel: no

= The Roads
travel button: Put to sea
urge travel: yes

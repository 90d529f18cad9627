= Town

= The Quarantine
travel: no

= The Roads

= Mr Aubrey Thripp
levels: Persuasive 13, Shadowy 10, Watchful 5, Dangerous 4, Nerve 2, Thripp 1
image: aubrey-thripp

The Aunt's second-best nephew. He is asked in everywhere, and has never been able to say no, so that what he brings home is not always what he went for.

= Miss Martha Ply
levels: Watchful 14, Dangerous 11, Shadowy 6, Persuasive 4, Nerve 5, Ply 1
image: martha-ply

A reader of dust, late of the Assize. She says what was there, how deep, and for how long. If you would like to know what she thought of it, you must find somebody else.

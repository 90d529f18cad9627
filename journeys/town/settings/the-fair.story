= The Fair after Dark

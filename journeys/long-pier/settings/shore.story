= The Shore

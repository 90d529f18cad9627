// Only a browser that knows no modules runs this; so it is written for one.
var oldBrowser = document.getElementById('old-browser');
if (oldBrowser) oldBrowser.hidden = false;

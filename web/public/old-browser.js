// Only browsers without modules run this script, so it uses old syntax.
var oldBrowser = document.getElementById('old-browser');
if (oldBrowser) oldBrowser.hidden = false;
var scriptsMissing = document.getElementById('scripts-missing');
if (scriptsMissing) scriptsMissing.parentNode.removeChild(scriptsMissing);

export const style = `
:root { color-scheme: light dark; --page: #f7f2e6; --panel: #fffaf0; --ink: #2a2018; --soft: #5c4c3c; --hair: #d8cbb0;
  --a: #7a2a1f; --b: #1d5c70; --c: #6b4f9b; --goal: #d9c48c; --alarm: #8f1d17; }
@media (prefers-color-scheme: dark) { :root { --page: #141110; --panel: #1d1917; --ink: #ebe1ca; --soft: #bdb29b; --hair: #3d362f;
  --a: #f0a860; --b: #7cc4d8; --c: #c3a6f0; --goal: #5b4a26; --alarm: #f39c8a; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--page); color: var(--ink); font: 16px/1.5 Georgia, "Times New Roman", serif; }
main, header { max-width: 60rem; margin: 0 auto; padding: 0 1rem; }
header { padding-top: 2rem; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .5rem; font-weight: 600; }
h2 { font-size: 1.35rem; margin: 0 0 .4rem; font-weight: 600; }
p { max-width: 75ch; margin: .2rem 0 1rem; color: var(--soft); }
nav { display: flex; flex-wrap: wrap; gap: .3rem 1.1rem; margin: .8rem 0 0; }
a { color: var(--b); }
section { border-top: 1px solid var(--hair); padding: 1.6rem 0 1.2rem; margin-top: 1.4rem; }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(9.5rem, 1fr)); gap: .7rem; margin: 0 0 1.2rem; }
.tile { background: var(--panel); border: 1px solid var(--hair); border-radius: 4px; padding: .6rem .8rem; }
.tile dt { color: var(--soft); font-size: .9rem; }
.tile dd { margin: 0; font-size: 1.5rem; line-height: 1.3; font-variant-numeric: tabular-nums; }
.tile small { display: block; font-size: .85rem; color: var(--soft); }
figure { margin: 0 0 1.2rem; background: var(--panel); border: 1px solid var(--hair); border-radius: 4px; padding: .8rem; }
figcaption { color: var(--soft); font-size: .92rem; margin-top: .4rem; }
svg { display: block; max-width: 100%; height: auto; }
svg text { paint-order: stroke; stroke: var(--panel); stroke-width: 4px; stroke-linejoin: round; fill: var(--ink); font: 13px system-ui, sans-serif; }
svg text.tick { fill: var(--soft); font-size: 12px; } svg text.axis { fill: var(--soft); }
.grid { stroke: var(--hair); } .guide { stroke: var(--soft); stroke-width: 1.5; stroke-dasharray: 5 4; }
.goal { fill: var(--goal); } .middle { stroke: var(--b); stroke-width: 5; stroke-linecap: round; } .point { fill: var(--a); stroke: var(--panel); stroke-width: 1.5; }
.line { fill: none; stroke-width: 2.5; } .line.a { stroke: var(--a); } .line.b { stroke: var(--b); stroke-dasharray: 7 3; } .line.c { stroke: var(--c); stroke-dasharray: 2 3; }
.mark.a { fill: var(--a); fill-opacity: .75; }
.narrow { display: none; }
.pair { display: grid; gap: 1rem; margin-bottom: 1rem; } .pair figure { margin: 0; }
.scroll { overflow-x: auto; margin: 0 0 1.2rem; border: 1px solid var(--hair); border-radius: 4px; background: var(--panel); }
table { border-collapse: collapse; width: 100%; font: 14px/1.45 system-ui, sans-serif; }
caption { text-align: left; font-weight: 600; padding: .6rem .7rem .3rem; }
th, td { text-align: left; vertical-align: top; padding: .3rem .7rem; border-top: 1px solid var(--hair); min-width: 4.5rem; }
th { color: var(--soft); font-weight: 600; }
.figure { text-align: right; font-variant-numeric: tabular-nums; white-space: nowrap; }
th.figure { white-space: normal; } td.long { min-width: 13rem; }
details { margin: 0 0 1.2rem; } summary { cursor: pointer; padding: .3rem 0; color: var(--b); }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font-size: .82rem; background: var(--panel); border: 1px solid var(--hair); padding: .7rem; }
.violation { border-color: var(--alarm); color: var(--alarm); }
.none { color: var(--soft); font-style: italic; }
:focus-visible { outline: 2px solid var(--b); outline-offset: 2px; }
@media (min-width: 52rem) { .pair { grid-template-columns: 1fr 1fr; } .pair .wide { display: none; } .pair .narrow { display: block; } .pair svg { margin: 0 auto; } }
@media (max-width: 51.99rem) { td.long { min-width: 9rem; } th, td { padding: .3rem .5rem; min-width: 3rem; } table { font-size: 13px; } .wide { display: none; } .narrow { display: block; } .narrow svg { width: 100%; } }
`;

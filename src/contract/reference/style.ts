/** The style of the reference page: one column of text, one of navigation, in the reader's light or dark. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: #fdfcf9; --raised: #f4f2ec; --ink: #21201c; --soft: #6b675e; --line: #e2ded3;
  --accent: #8a4b14; --get: #1f6a4a; --post: #7a3d9a; --key: #21507a; --string: #4a6a1e; --number: #9a4a1c;
}
@media (prefers-color-scheme: dark) {
  :root {
    --paper: #17171a; --raised: #202024; --ink: #e8e6e1; --soft: #9c988f; --line: #33333a;
    --accent: #e0a46a; --get: #6ec79b; --post: #c79be0; --key: #8fbce6; --string: #b4d18a; --number: #e5a983;
  }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 1.5rem; }
body {
  margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 "Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif;
  display: grid; grid-template-columns: 17rem minmax(0, 1fr);
}
a { color: var(--accent); text-decoration-thickness: 1px; text-underline-offset: .18em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.skip { position: absolute; left: -999rem; }
.skip:focus { left: 1rem; top: 1rem; background: var(--raised); padding: .5rem 1rem; z-index: 1; }
nav {
  position: sticky; top: 0; height: 100vh; overflow-y: auto; padding: 2rem 1rem 2rem 1.75rem;
  border-right: 1px solid var(--line); font-size: .9375rem;
}
nav summary { color: var(--soft); font-variant-caps: all-small-caps; letter-spacing: .06em; margin-top: 1.4rem; }
nav h2 { font: inherit; color: var(--soft); font-variant-caps: all-small-caps; letter-spacing: .06em; margin: 1.4rem 0 .2rem; border: 0; padding: 0; }
nav ul { list-style: none; margin: 0; padding: 0; }
nav a { display: block; padding: .12rem 0; color: var(--ink); text-decoration: none; }
nav a:hover { color: var(--accent); }
nav strong { font-size: 1.25rem; font-weight: 600; }
main { padding: 2.5rem clamp(1.25rem, 5vw, 4.5rem) 6rem; max-width: 62rem; }
h1, h2, h3, h4 { font-weight: 600; line-height: 1.25; text-wrap: balance; overflow-wrap: anywhere; }
h1 { font-size: 2.5rem; margin: 0 0 .25rem; letter-spacing: -.01em; }
h2 { font-size: 1.75rem; margin: 4rem 0 1rem; padding-top: 1rem; border-top: 1px solid var(--line); }
h3 { font-size: 1.3125rem; margin: 3rem 0 .4rem; }
h4 { font-size: 1rem; margin: 1.6rem 0 .4rem; color: var(--soft); font-variant-caps: all-small-caps; letter-spacing: .05em; }
p, ul { max-width: 42rem; margin: .6rem 0; }
.lead { font-size: 1.1875rem; color: var(--soft); margin-top: 0; }
code, pre, .path { font-family: ui-monospace, "SF Mono", "Cascadia Code", Menlo, Consolas, monospace; }
code { font-size: .86em; background: var(--raised); padding: .08em .32em; border-radius: 4px; overflow-wrap: anywhere; }
pre {
  font-size: .8125rem; line-height: 1.55; background: var(--raised); border: 1px solid var(--line); border-radius: 8px;
  padding: .9rem 1.1rem; overflow-x: auto; margin: .5rem 0; tab-size: 2;
}
pre.curl { user-select: all; }
pre code { all: unset; }
.k { color: var(--key); } .s { color: var(--string); } .n { color: var(--number); }
.path { font-size: .9375rem; overflow-wrap: anywhere; }
.method { font-size: .75rem; font-weight: 700; letter-spacing: .06em; padding: .15em .5em; border-radius: 4px; border: 1px solid currentColor; margin-right: .5rem; }
.get { color: var(--get); } .post { color: var(--post); }
.anchor { color: var(--line); text-decoration: none; margin-left: .4rem; font-weight: 400; }
:is(h2, h3):hover .anchor, .anchor:focus { color: var(--accent); }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; width: 100%; font-size: .9375rem; margin: .4rem 0; }
th, td { text-align: left; vertical-align: top; padding: .45rem .9rem .45rem 0; border-bottom: 1px solid var(--line); }
th { color: var(--soft); font-weight: 400; font-variant-caps: all-small-caps; letter-spacing: .05em; }
td:first-child { white-space: nowrap; }
td p { margin: 0; }
.soft { color: var(--soft); }
details { margin: .6rem 0; }
summary { cursor: pointer; color: var(--accent); }
@media (max-width: 56rem) {
  body { display: block; }
  nav { position: static; height: auto; border-right: 0; border-bottom: 1px solid var(--line); padding: 1.25rem; columns: 14rem; }
  nav section { break-inside: avoid; }
}
@media (max-width: 36rem) {
  thead { display: none; }
  tr { display: block; padding: .5rem 0; border-bottom: 1px solid var(--line); }
  td { display: block; padding: .1rem 0; border: 0; }
  td:first-child { white-space: normal; }
}
@media print { nav { display: none; } body { display: block; } pre { white-space: pre-wrap; } }
`;

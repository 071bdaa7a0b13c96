/**
 * What elements look like before a page says anything: Chromium's own style sheet for the elements that learners meet,
 * compared with Chromium by the corpus. `-internal-center` is the one value that no page can write.
 */
export const BROWSER_SHEET = `
html, body, div, section, article, aside, nav, header, footer, main, hgroup, search, address, blockquote, center, dialog,
dd, dl, dt, details, figure, figcaption, fieldset, form, h1, h2, h3, h4, h5, h6, hr, legend, listing, menu, dir, ol, ul,
optgroup, option, p, plaintext, pre, xmp, frameset, frame, summary { display: block }
head, link, meta, script, style, title, base, template, noembed, noframes, param, rp, datalist, area, track { display: none }
[hidden] { display: none }
input[type=hidden i] { display: none }
body { margin: 8px }
p, dl { margin-block: 1em }
blockquote, figure { margin-block: 1em; margin-inline: 40px }
address, cite, dfn, em, i, var { font-style: italic }
b, strong { font-weight: bolder }
th { font-weight: bold; text-align: -internal-center }
center { text-align: -webkit-center }
h1 { font-size: 2em; margin-block: 0.67em; font-weight: bold }
h2 { font-size: 1.5em; margin-block: 0.83em; font-weight: bold }
h3 { font-size: 1.17em; margin-block: 1em; font-weight: bold }
h4 { margin-block: 1.33em; font-weight: bold }
h5 { font-size: 0.83em; margin-block: 1.67em; font-weight: bold }
h6 { font-size: 0.67em; margin-block: 2.33em; font-weight: bold }
ul, menu, dir { list-style-type: disc; margin-block: 1em; padding-inline-start: 40px }
ol { list-style-type: decimal; margin-block: 1em; padding-inline-start: 40px }
:is(ul, ol, dir, menu) :is(ul, menu, dir) { list-style-type: circle }
:is(ul, ol, dir, menu) :is(ul, ol, dir, menu) :is(ul, menu, dir) { list-style-type: square }
:is(ul, ol, dir, menu, dl) :is(ul, ol, dir, menu, dl) { margin-block: 0 }
li { display: list-item; text-align: -webkit-match-parent }
dd { margin-inline-start: 40px }
summary { display: block }
details > summary:first-of-type { display: list-item; counter-increment: list-item 0; list-style: disclosure-closed inside }
details[open] > summary:first-of-type { list-style-type: disclosure-open }
pre, xmp, listing, plaintext { font-family: monospace; white-space: pre; margin-block: 1em }
code, kbd, samp, tt { font-family: monospace }
a:any-link { color: linktext; text-decoration: underline; cursor: pointer }
u, ins { text-decoration: underline }
s, strike, del { text-decoration: line-through }
abbr[title], acronym[title] { text-decoration: dotted underline }
mark { background-color: mark; color: marktext }
small { font-size: smaller }
big { font-size: larger }
sub { vertical-align: sub; font-size: smaller }
sup { vertical-align: super; font-size: smaller }
q::before { content: open-quote }
q::after { content: close-quote }
hr { color: gray; overflow: hidden; border: 1px inset; margin-block: 0.5em; margin-inline: auto; unicode-bidi: isolate }
nobr { white-space: nowrap }
ruby { display: ruby }
rt { display: ruby-text; font-size: 50%; text-align: start }
rp { display: none }
table { display: table; border-collapse: separate; border-spacing: 2px; border-color: currentcolor; box-sizing: border-box; text-indent: initial }
thead { display: table-header-group; vertical-align: middle; border-color: inherit }
tbody { display: table-row-group; vertical-align: middle; border-color: inherit }
tfoot { display: table-footer-group; vertical-align: middle; border-color: inherit }
table > tr { vertical-align: middle }
col { display: table-column; border-color: inherit }
colgroup { display: table-column-group; border-color: inherit }
tr { display: table-row; vertical-align: inherit; border-color: inherit }
td, th { display: table-cell; vertical-align: inherit; padding: 1px }
caption { display: table-caption; text-align: -webkit-center }
img, video, canvas, iframe, embed, object, input { overflow: clip }
audio { width: 300px; height: 54px }
audio:not([controls]) { display: none }
slot { display: contents }
img, video, canvas { overflow-clip-margin: content-box }
video { object-fit: contain }
iframe { border: 2px inset }
dialog { position: absolute; inset-inline: 0; width: fit-content; height: fit-content; margin: auto; border: solid; padding: 1em; background-color: canvas; color: canvastext }
dialog:not([open]) { display: none }
fieldset { margin-inline: 2px; padding-block: 0.35em 0.625em; padding-inline: 0.75em; border: 2px groove buttonface; min-width: min-content }
legend { padding-inline: 2px }
label { cursor: default }
input, textarea, select, button {
  margin: 0; text-rendering: auto; color: fieldtext; letter-spacing: normal; word-spacing: normal; line-height: normal;
  text-transform: none; text-indent: 0; text-shadow: none; display: inline-block; text-align: start; font: 13.3333px Arial; cursor: text; appearance: auto
}
input, textarea { background-color: field; border: 2px inset light-dark(#767676, #858585); padding: 1px 2px; box-sizing: content-box }
textarea { white-space: pre-wrap; overflow-wrap: break-word; resize: both; overflow: auto; border: 1px solid light-dark(#767676, #858585); padding: 2px; font-family: monospace }
select { background-color: buttonface; border: 1px solid light-dark(#767676, #858585); border-radius: 0; cursor: default; box-sizing: border-box; align-items: center; white-space: pre; overflow: clip }
option { font-weight: normal; display: block; padding: 0 2px 1px; white-space: nowrap; min-height: 1.2em }
select:not([multiple], [size]) option { min-width: 24px; min-height: 24px; gap: 0.5em; align-items: center }
optgroup { font-weight: bolder; display: block }
button, input:is([type=button i], [type=submit i], [type=reset i]) {
  text-align: center; cursor: default; padding: 1px 6px; border: 2px outset buttonborder;
  box-sizing: border-box; background-color: buttonface; color: buttontext; user-select: none; white-space: pre
}
button { white-space: inherit; user-select: auto }
input:is([type=checkbox i], [type=radio i]) { margin: 3px 3px 3px 4px; padding: initial; background-color: initial; border: initial; cursor: default; box-sizing: border-box }
input[type=radio i] { margin: 3px 3px 0 5px; border-radius: 50% }
input[type=search i] { box-sizing: border-box }
input[type=hidden i] { appearance: none; padding: initial; border: initial; background-color: initial; cursor: default }
input:is([type=date i], [type=time i], [type=month i], [type=week i], [type=datetime-local i]) { font-family: monospace; padding: 0 0 0 1px; cursor: default }
input[type=range i] { margin: 2px; padding: initial; border: initial; cursor: default; color: rgb(157, 150, 142) }
input[type=color i] { width: 50px; height: 27px; padding: 1px 2px; cursor: default; background-color: buttonface; border: 1px solid buttonborder; box-sizing: border-box }
input[type=file i] { cursor: default; padding: initial; background-color: initial; border: initial; align-items: baseline; text-align: start; text-overflow: ellipsis; white-space: pre }
input[type=image i] { padding: initial; background-color: initial; border: initial; cursor: pointer }
input:disabled, textarea:disabled { cursor: default; background-color: light-dark(rgba(239, 239, 239, 0.3), rgba(59, 59, 59, 0.3)); color: light-dark(rgb(84, 84, 84), rgb(170, 170, 170)); border-color: rgba(118, 118, 118, 0.3) }
button:disabled, input:is([type=button i], [type=submit i], [type=reset i]):disabled, select:disabled { color: light-dark(rgba(16, 16, 16, 0.3), rgba(255, 255, 255, 0.3)) }
button:disabled, input:is([type=button i], [type=submit i], [type=reset i]):disabled { background-color: rgba(239, 239, 239, 0.3); border-color: rgba(118, 118, 118, 0.3) }
select:disabled { color: graytext; opacity: 0.7 }
select:disabled { border-color: rgba(118, 118, 118, 0.3) }
select:is([multiple], [size]) { border-radius: 2px; vertical-align: text-bottom; white-space: nowrap; align-items: flex-start; background-color: field; overflow: hidden scroll }
optgroup { white-space: initial }
input:is([type=checkbox i], [type=radio i], [type=range i]) { overflow: visible }
input:is([type=file i], [type=image i]) { appearance: none }
svg text { display: block; white-space: nowrap }
progress, meter { appearance: auto }
progress { display: inline-block; width: 10em; height: 1em; vertical-align: -0.2em; box-sizing: border-box }
meter { display: inline-block; width: 5em; height: 1em; vertical-align: -0.2em; box-sizing: border-box }
bdi, output { unicode-bidi: isolate }
bdo { unicode-bidi: bidi-override }
address, blockquote, center, div, figure, figcaption, footer, form, header, hr, legend, listing, main, p, plaintext, pre, summary,
xmp, search, article, aside, h1, h2, h3, h4, h5, h6, hgroup, nav, section, table, caption, colgroup, col, thead, tbody, tfoot, tr, td, th,
dir, dd, dl, dt, menu, ol, ul, li { unicode-bidi: isolate }
[dir=rtl i] { direction: rtl; unicode-bidi: isolate }
[dir=ltr i] { direction: ltr; unicode-bidi: isolate }
[dir=auto i] { unicode-bidi: isolate }
bdo[dir] { unicode-bidi: isolate-override }
svg:not(:root) { overflow: hidden }
`;

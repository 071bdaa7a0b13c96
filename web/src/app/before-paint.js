// Runs before the first paint.

// What every browser that we accept has, and those before them lack in one part or another (docs/browsers.md). There the
// page stays as the server sent it, to be read; main.tsx does not start.
const isTooOld = !(
  'adoptedStyleSheets' in document &&
  window.CSS &&
  CSS.supports('selector(:has(a))') &&
  CSS.supports('height', '1dvh')
);
if (isTooOld) document.documentElement.setAttribute('data-old-browser', '');

try {
  const { dataset, lang } = document.documentElement;
  // A chosen theme never flashes the other one. See ../theme.
  const theme = localStorage.getItem('theme');
  if (theme === 'light' || theme === 'dark') dataset.theme = theme;
  // The server has finished this page for a visitor, in one language. Anyone who may be signed in sees nothing before the
  // first refresh attempt has ended, and nobody sees a language that they have not chosen. See ssr/finished-page.ts.
  const chosen = { _no: 'nb', _eng: 'en' }[localStorage.getItem('human_lang')];
  const isLanguageInAddress = new URLSearchParams(location.search).has('lang');
  const isOther = localStorage.getItem('refresh') || (chosen && chosen !== lang && !isLanguageInAddress);
  if (isOther && !isTooOld) dataset.waiting = '';
} catch {
  // Storage is forbidden here: nothing is known of who reads, and the system's own theme holds.
}

// A page that is opened at its top: what is far below it can be laid out later. Elsewhere a browser has to know all heights
// to find the place; and one that does not keep the text in its place when what is above it grows would let it jump.
const [visit] = performance.getEntriesByType('navigation');
if (!isTooOld && visit?.type === 'navigate' && !location.hash && CSS.supports('overflow-anchor', 'auto'))
  document.documentElement.dataset.fresh = '';

// A finished page can be read without its scripts. They are requested when it has been painted, so that they take nothing
// of the connection from what it is shown with; at once where nothing will be painted before they run.
const scripts = document.getElementById('kodestien-scripts');
// When it is called once more, the template is empty.
const requestScripts = () => document.head.append(scripts.content);
if (scripts && !isTooOld) {
  if (document.hidden || 'waiting' in document.documentElement.dataset) requestScripts();
  else {
    new PerformanceObserver(requestScripts).observe({ type: 'paint', buffered: true });
    // A browser that does not say when, or a tab that is left before.
    setTimeout(requestScripts, 3000);
  }
}

// A button of a finished page can be seen before it works. Anyone who presses it meanwhile is answered as soon as it does:
// the press is remembered here, and repeated by ssr/early-input.ts. A form is never sent without its script.
const rememberPress = (event) => {
  const button = event.target.closest('#root button');
  window.earlyPress.button = button;
  if (button) event.preventDefault();
};
window.earlyPress = { button: null, stop: () => removeEventListener('click', rememberPress, true) };
addEventListener('click', rememberPress, true);

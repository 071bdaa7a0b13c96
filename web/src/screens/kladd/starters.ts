import type { HumanLang } from '@kodestien/contract/language';
import type { RunLanguage } from '@kodestien/contract/languages';

/** What an unused scratchpad begins with: short, and it does something. */
export const STARTERS: Record<RunLanguage, Record<HumanLang, string>> = {
  python: { _no: 'print("Hei!")\n', _eng: 'print("Hi!")\n' },
  javascript: { _no: 'console.log("Hei!");\n', _eng: 'console.log("Hi!");\n' },
  html: { _no: '<h1>Hei!</h1>\n<p>Skriv noe her.</p>\n', _eng: '<h1>Hi!</h1>\n<p>Write something here.</p>\n' },
  css: { _no: 'h1 {\n  color: teal;\n}\n', _eng: 'h1 {\n  color: teal;\n}\n' },
};

/** The page that CSS starts with, and JavaScript when a page is added. */
export const STARTER_PAGE: Record<HumanLang, string> = {
  _no: '<h1>Turen</h1>\n<p>Vi går <b>tolv</b> kilometer.</p>\n<button>Pakk sekken</button>\n',
  _eng: '<h1>The hike</h1>\n<p>We walk <b>twelve</b> kilometres.</p>\n<button>Pack the bag</button>\n',
};

import { escapeHtml } from '@kodestien/contract/html-text';
import { type HumanLang, LOCALE, type Translated } from '@kodestien/contract/language';

export type MailContent = {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  button?: { label: string; link: string };
  /** Small print under the button: how long the link works. */
  note?: string;
  /** Why one gets this mail, and what to do if it was a mistake. */
  footer: string;
};

const BARE_LINK: Translated = {
  _no: 'Virker ikke knappen? Kopier denne lenken til nettleseren:',
  _eng: 'Button not working? Copy this link into your browser:',
};

/** Mail programs know no style sheets worth the name, hence inline styles. */
const STYLE = {
  page: "margin:0;padding:24px 12px;background:#f7f3ea;color:#22262a;font:17px/1.55 'Schibsted Grotesk',-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif",
  sheet:
    'max-width:544px;margin:0 auto;padding:32px 28px;background:#fffdf8;border:1px solid #e3dccd;border-radius:6px',
  brand: 'margin:0 0 28px;font-size:18px;font-weight:700',
  mark: 'color:#b3261e;font-weight:900',
  heading: 'margin:0 0 16px;font-size:26px;line-height:1.25;font-weight:700',
  paragraph: 'margin:0 0 16px',
  action: 'margin:28px 0',
  button:
    'display:inline-block;padding:13px 22px;background:#b3261e;color:#ffffff;font-weight:700;text-decoration:none;border-radius:6px',
  small: 'margin:0 0 12px;font-size:14px;color:#565b60',
  link: 'color:#1f5f8b;word-break:break-all',
  footer: 'max-width:544px;margin:20px auto 0;padding:0 28px;font-size:13px;line-height:1.5;color:#62676c',
};

export function renderMail(
  content: MailContent,
  humanLang: HumanLang,
): { subject: string; text: string; html: string } {
  return { subject: content.subject, text: renderText(content), html: renderHtml(content, humanLang) };
}

function renderText({ heading, paragraphs, button, note, footer }: MailContent): string {
  const action = button ? [`${button.label}:\n${button.link}`] : [];
  return `${[heading, ...paragraphs, ...action, ...(note ? [note] : []), `Kodestien\n${footer}`].join('\n\n')}\n`;
}

function renderHtml({ subject, heading, paragraphs, button, note, footer }: MailContent, humanLang: HumanLang): string {
  const lines = [
    `<p style="${STYLE.brand}"><span style="${STYLE.mark}">T</span> Kodestien</p>`,
    `<h1 style="${STYLE.heading}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map((paragraph) => `<p style="${STYLE.paragraph}">${escapeHtml(paragraph)}</p>`),
  ];
  if (button) {
    const link = escapeHtml(button.link);
    lines.push(
      `<p style="${STYLE.action}"><a href="${link}" style="${STYLE.button}">${escapeHtml(button.label)}</a></p>`,
      ...(note ? [`<p style="${STYLE.small}">${escapeHtml(note)}</p>`] : []),
      `<p style="${STYLE.small}">${escapeHtml(BARE_LINK[humanLang])}<br><a href="${link}" style="${STYLE.link}">${link}</a></p>`,
    );
  } else if (note) {
    lines.push(`<p style="${STYLE.small}">${escapeHtml(note)}</p>`);
  }
  return `<!doctype html>
<html lang="${LOCALE[humanLang]}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(subject)}</title>
</head>
<body style="${STYLE.page}">
<div style="${STYLE.sheet}">
${lines.join('\n')}
</div>
<p style="${STYLE.footer}">${escapeHtml(footer)}</p>
</body>
</html>
`;
}

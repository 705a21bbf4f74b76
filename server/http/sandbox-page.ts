// The look of the sandboxes' pages: a card on a phone, plain forms, no script.

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (letter) => `&#${letter.charCodeAt(0)};`);

const STYLE = `*{box-sizing:border-box;margin:0}
body{font:16px/1.5 system-ui,sans-serif;background:#f7f7f7;color:#1a1a1a;min-height:100vh}
main{max-width:480px;margin:0 auto;padding:24px 16px;display:flex;flex-direction:column;gap:16px;min-height:100vh}
.tag{align-self:center;padding:4px 12px;border-radius:99px;background:#fff4d6;color:#7a5600;font-size:13px}
.card{background:#fff;border-radius:16px;padding:32px 20px;text-align:center}
.brand{font-weight:600}.sum{font-size:44px;font-weight:700;margin:8px 0 20px;font-variant-numeric:tabular-nums}
dl{display:grid;grid-template-columns:auto 1fr;gap:8px 16px;text-align:left;font-size:14px;border-top:1px solid #eee;padding-top:20px}
dt{color:#666}dd{margin:0;text-align:right;overflow-wrap:anywhere}
form{display:flex;flex-direction:column;gap:12px;margin-top:auto}
label{display:flex;flex-direction:column;gap:6px;font-size:14px;color:#666}
input{min-height:48px;padding:0 16px;border:1px solid #ccc;border-radius:12px;background:#fff;color:#1a1a1a;font:inherit;font-size:16px}
button,a.button{display:block;min-height:48px;line-height:48px;border:0;border-radius:24px;font:inherit;font-weight:600;text-align:center;text-decoration:none;color:#fff;cursor:pointer}
.cancel{background:#fff;color:#353535;border:1px solid #ccc}
p.note{font-size:13px;color:#666;text-align:center}`;

/** A whole page around escaped markup. */
export const sandboxPage = (title: string, body: string): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

/** Hidden fields of a form. */
export const hiddenFields = (fields: Readonly<Record<string, string>>): string =>
  Object.entries(fields)
    .map(([name, value]) => `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`)
    .join('');

interface Message {
  /** Whose sandbox it is. */
  title: string;
  words: string;
  /** Address of the way back, where there is one. */
  backUrl: string | null;
}

/** A sandbox's page with a message only. */
export function sandboxMessage({ title, words, backUrl }: Message): string {
  const link =
    backUrl === null
      ? ''
      : `<a class="button" style="background:#333" href="${escapeHtml(backUrl)}">返回商家</a>`;
  return sandboxPage(
    title,
    `<span class="tag">${escapeHtml(title)}</span><section class="card"><p role="status">${escapeHtml(words)}</p></section>${link}`,
  );
}

/** The colours of the product's themes that these pages need (`packages/ui/src/theme/roles.ts`). */
const light = `color-scheme:light;--page:#faf8f4;--surface:#fff;--ink:#17212b;--rule:#e5dfd3;--edge:#6a7581;--accent:#1f4e9e;--on-accent:#fff;--focus:#1f4e9e;--warn:#fff4dc;--on-warn:#7a4b00;--error:#fceae7;--on-error:#b42318`
const dark = `color-scheme:dark;--page:#11181f;--surface:#18212a;--ink:#efebe3;--rule:#2e3a47;--edge:#8a94a0;--accent:#8cb0f0;--on-accent:#11181f;--focus:#a9c4f5;--warn:#352a14;--on-warn:#f0c876;--error:#3c1b19;--on-error:#ffa599`
const contrast = `color-scheme:light;--page:#fff;--surface:#fff;--ink:#000;--rule:#000;--edge:#000;--accent:#00277a;--on-accent:#fff;--focus:#b00060;--warn:#fff;--on-warn:#4a2d00;--error:#fff;--on-error:#7a0000`

/** What these pages look like. */
export const ownPageStyle = `:root{${light}}
@media(prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}
@media(prefers-contrast:more) and (prefers-color-scheme:light){:root:not([data-theme]){${contrast}}}
[data-theme=dark]{${dark}}[data-theme=contrast]{${contrast}}*{box-sizing:border-box}
body{margin:0;font:1.0625rem/1.55 Source Sans,Arial,system-ui,sans-serif;color:var(--ink);background:var(--page)}
header{background:var(--surface);border-bottom:1px solid var(--rule)}.notice{padding:.5rem 1rem;background:var(--warn);color:var(--on-warn);border-bottom:1px solid var(--rule);font-size:.9375rem;line-height:1.35;text-align:center;text-wrap:balance}.notice a{color:inherit}
.bar{display:flex;flex-wrap:wrap;justify-content:space-between;align-items:center;gap:.25rem 1rem;max-width:36rem;margin:0 auto;padding:.5rem 1rem}.home{display:inline-flex;gap:.75rem;align-items:center;min-height:2.75rem;font:600 1.25rem/1.2 Source Serif,Georgia,serif;color:var(--ink);text-decoration:none}
main{max-width:36rem;margin:0 auto;padding:2rem 1rem 4rem;overflow-wrap:anywhere}h1,h2{font-family:Source Serif,Georgia,serif;line-height:1.2;font-weight:600}h1{margin-top:0}
.languages summary{min-height:2.75rem;padding:.625rem 0;cursor:pointer}.languages button{min-height:2.75rem;margin:0;padding:0;text-align:left;font-weight:400;text-decoration:underline;color:var(--accent);background:none;border:0}.languages [aria-current]{font-weight:600;text-decoration:none;color:var(--ink)}
.warning,.error{border-left:4px solid;border-radius:8px;padding:1rem;margin-bottom:1.5rem}.warning{background:var(--warn);color:var(--on-warn)}.error{background:var(--error);color:var(--on-error)}
main .error a{color:inherit}.error h2{margin:0;font-size:1.125rem}.error ul{margin:.5rem 0 0;padding-left:1.25rem}.problem{margin:.25rem 0;color:var(--on-error);font-weight:600}
label{display:block;margin:1rem 0 .25rem;font-weight:600}input{width:100%;min-height:3rem;padding:.5rem;font:inherit;color:inherit;background:var(--surface);border:1px solid var(--edge);border-radius:8px}input[aria-invalid]{border:2px solid var(--on-error)}
button{display:block;width:100%;min-height:3rem;margin:.75rem 0;padding:.75rem 1rem;font:inherit;font-weight:600;color:var(--on-accent);background:var(--accent);border:2px solid var(--accent);border-radius:8px;cursor:pointer}
button.choice{text-align:left;color:var(--accent);background:var(--surface);border:1px solid var(--edge)}button.choice:hover{border-color:var(--accent)}button span{display:block;font-size:.9em;font-weight:400;color:var(--ink)}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px}main a{color:var(--accent)}`

import { CHECK_REASONS, DECISION_REASONS } from '../reasons.ts';
import { inline } from './html.ts';

/** The chapter that says what each reason means. */
export function reasonsChapter(): string {
  return `<h2 id="reasons">Reasons</h2>
<p>Stable codes. Of a decision, in the order of precedence: the first that applies is its <code>reason</code>, all that apply are <code>reasons</code>.</p>
${table('decision', DECISION_REASONS)}
<p>Of a check: the gravest of what keeps its claim from being supported.</p>
${table('check', CHECK_REASONS)}`;
}

function table(of: string, meanings: { readonly [code: string]: string }): string {
  const rows = Object.entries(meanings).map(
    ([code, meaning]) =>
      `<tr id="${of}-${code}"><td><code>${code}</code></td><td>${inline(meaning)}</td></tr>`,
  );
  return `<div class="scroll"><table><thead><tr><th>Code</th><th>Meaning</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>`;
}

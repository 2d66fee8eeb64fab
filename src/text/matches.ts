/**
 * All matches of a global pattern, as `matchAll` finds them. That copies the pattern for each text, which for a short
 * text takes longer than to search it.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match);
    if (match[0] === '')
      pattern.lastIndex += pattern.unicode && text.codePointAt(match.index)! > 0xffff ? 2 : 1;
  }
  return found;
}

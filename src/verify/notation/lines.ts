/** Texts whose notation goes line by line. */

/** A line of a text. */
export interface SourceLine {
  /** Without the space around it. */
  readonly content: string;
  /** Spaces before it. */
  readonly indent: number;
  /** Where its content begins in the text. */
  readonly start: number;
}

/** The lines of a text that hold something; undefined where one is indented by a tab, as no notation takes it. */
export function sourceLines(text: string, comment: RegExp): readonly SourceLine[] | undefined {
  const lines: SourceLine[] = [];
  let at = 0;
  for (const raw of text.split('\n')) {
    const content = raw.trim();
    const indent = raw.length - raw.trimStart().length;
    if (content !== '' && !comment.test(content)) {
      if (raw.slice(0, indent).includes('\t')) return undefined;
      lines.push({ content, indent, start: at + indent });
    }
    at += raw.length + 1;
  }
  return lines;
}

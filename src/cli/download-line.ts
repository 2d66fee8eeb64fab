/** What comes of a download: a line that redraws itself on a terminal, one line a file elsewhere. */

const WIDTH = 24;
/** A terminal is not redrawn more often. */
const REDRAW_MS = 100;

export class DownloadLine {
  readonly #out: NodeJS.WriteStream;
  #name = '';
  #drawn = 0;

  constructor(out: NodeJS.WriteStream) {
    this.#out = out;
  }

  /** Tells how much of a file has come; a new name begins a new line. */
  show(name: string, bytes: number, total: number | undefined): void {
    if (name !== this.#name) {
      this.end();
      this.#name = name;
      if (!this.#out.isTTY) this.#out.write(`${name}${total === undefined ? '' : `  ${megabytes(total)}`}\n`);
    }
    const due = performance.now() - this.#drawn >= REDRAW_MS || bytes === total;
    if (!this.#out.isTTY || !due) return;
    this.#drawn = performance.now();
    this.#out.write(`\r\x1b[K${barOf(bytes, total)} ${name}`);
  }

  /** Ends the line that is being drawn. */
  end(): void {
    if (this.#name !== '' && this.#out.isTTY) this.#out.write('\n');
    this.#name = '';
  }
}

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function barOf(bytes: number, total: number | undefined): string {
  if (total === undefined || total === 0) return megabytes(bytes);
  const done = Math.min(WIDTH, Math.floor((bytes / total) * WIDTH));
  const percent = String(Math.floor((bytes / total) * 100)).padStart(3);
  return `${'█'.repeat(done)}${'░'.repeat(WIDTH - done)} ${percent}% of ${megabytes(total)}`;
}

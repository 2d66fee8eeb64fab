/** How many entries of how many are done. */
export interface Count {
  readonly done: number;
  readonly failed: number;
  /** Undefined where nobody knows. */
  readonly total: number | undefined;
}

/** Shows how a batch gets on, on a terminal as a bar, elsewhere as a line at each tenth. */
export interface Progress {
  show(count: Count): void;
  /** Says something beside the bar. */
  say(text: string): void;
  /** Leaves the last state standing. */
  end(): void;
}

const WIDTH = 30;

export function progressOn(stream: NodeJS.WriteStream, now: () => number): Progress {
  return stream.isTTY ? bar(stream, now) : lines(stream);
}

const figure = (value: number): string => value.toLocaleString('en-US');

function described({ done, failed, total }: Count): string {
  const all = total === undefined ? '' : ` of ${figure(total)}`;
  return `${figure(done)}${all} entries${failed === 0 ? '' : `, ${figure(failed)} failed`}`;
}

function bar(stream: NodeJS.WriteStream, now: () => number): Progress {
  const plain = process.env.NO_COLOR !== undefined;
  const paint = (text: string) => (plain ? text : `\u001b[32m${text}\u001b[39m`);
  const started = now();
  let first: number | undefined;
  let shown = false;
  const clear = () => {
    if (shown) stream.write('\r\u001b[K');
    shown = false;
  };
  return {
    show(count) {
      first ??= count.done;
      const { done, total } = count;
      const seconds = (now() - started) / 1000;
      const speed = seconds > 0 ? (done - first) / seconds : 0;
      const parts = [described(count)];
      if (speed >= 1) parts.push(`${figure(Math.round(speed))}/s`);
      if (total !== undefined && speed >= 1 && done < total)
        parts.push(`${left((total - done) / speed)} left`);
      const share = total === undefined ? undefined : total === 0 ? 1 : done / total;
      clear();
      stream.write(`${share === undefined ? '' : `${drawn(share, paint)} `}${parts.join('  ')}`);
      shown = true;
    },
    say(text) {
      clear();
      stream.write(`${text}\n`);
    },
    end() {
      if (shown) stream.write('\n');
      shown = false;
    },
  };
}

function drawn(share: number, paint: (text: string) => string): string {
  const full = Math.floor(share * WIDTH);
  const percent = `${Math.floor(share * 100)}%`.padStart(4);
  return `${paint('█'.repeat(full))}${'░'.repeat(WIDTH - full)} ${percent}`;
}

function left(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  return seconds < 3600 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}

function lines(stream: NodeJS.WriteStream): Progress {
  let told = -1;
  return {
    show(count) {
      const { done, total } = count;
      const tenth = total === undefined ? told + 1 : Math.floor((done * 10) / Math.max(1, total));
      if (tenth <= told) return;
      told = tenth;
      stream.write(`${described(count)}\n`);
    },
    say: (text) => void stream.write(`${text}\n`),
    end() {},
  };
}

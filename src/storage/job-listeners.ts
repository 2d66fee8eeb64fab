/** Those in this process who want to hear of jobs. */
export class JobListeners {
  readonly #events = new Set<(job_id: string) => void>();
  readonly #work = new Set<() => void>();

  readonly onEvents = (listener: (job_id: string) => void): (() => void) => {
    this.#events.add(listener);
    return () => this.#events.delete(listener);
  };

  readonly onWork = (listener: () => void): (() => void) => {
    this.#work.add(listener);
    return () => this.#work.delete(listener);
  };

  tellEvents(job_id: string): void {
    for (const listener of this.#events) listener(job_id);
  }

  tellWork(): void {
    for (const listener of this.#work) listener();
  }
}

import { type LogBatch, type LogNews, type LogStore, StorageError } from './ports.ts';

/** Attempts while other processes append to the same log. */
const MAX_ATTEMPTS = 8;

/** `LogStore.extend` for a log that others seldom append to: it tries, and tries again after a conflict. */
export async function extendByTrying(
  store: Pick<LogStore, 'append' | 'news'>,
  known_size: number,
  make: (news?: LogNews) => Promise<LogBatch>,
): Promise<void> {
  let size = known_size;
  let news: LogNews | undefined;
  for (let attempt = 1; ; attempt++) {
    const batch = await make(news);
    try {
      return await store.append(batch);
    } catch (error) {
      const conflict = error instanceof StorageError && error.code === 'conflict';
      if (!conflict || attempt === MAX_ATTEMPTS) throw error;
      news = await store.news(size);
      // The batch contradicts the log in something other than its size.
      if (news === undefined) throw error;
      size = news.head.tree_size;
    }
  }
}

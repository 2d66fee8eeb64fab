import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { LARGE_BYTES, type SourceStore } from '../../src/storage/ports/sources.ts';
import { type OpenFresh, onFresh } from './conformance.ts';
import { newSourceAt, registeredAt, sha256, timeAt } from './samples.ts';

const checksumOf = (text: string): string => `sha256:${Buffer.from(sha256(text)).toString('hex')}`;

async function idsOf(listed: Promise<readonly { readonly source_id: string }[]>): Promise<string[]> {
  return (await listed).map(({ source_id }) => source_id);
}

async function outcomesOf(put: ReturnType<SourceStore['put']>): Promise<string[]> {
  const result = await put;
  return result.ok ? result.stored.map(({ outcome }) => outcome) : ['conflict', ...result.conflicts];
}

export function sourceConformance(openFresh: OpenFresh): void {
  describe('registered sources', () => {
    test(
      'a source is given back whole with its content, also after a restart',
      onFresh(openFresh, async (fresh) => {
        const paged = newSourceAt(1, {
          text: 'größer 🜂 \u0000 than\n\nnothing',
          pages: 2,
          page_starts: [0, 18],
          file: { name: 'größer.pdf', bytes: 12, checksum: checksumOf('file') },
          metadata: { 'a.b': [1, null, { c: '\u0000' }] },
          warnings: ['page 2 has no text'],
        });
        const bare = newSourceAt(2, { title: null, uri: null, origin: null, observed_at: null });
        assert.deepEqual(await outcomesOf(fresh.storage.sources.put('acme', [paged, bare])), [
          'created',
          'created',
        ]);
        const { sources } = await fresh.reopen();
        assert.deepEqual(await sources.get('acme', 'source1'), {
          ...registeredAt(paged),
          page_starts: [0, 18],
        });
        assert.deepEqual(await sources.get('acme', 'source2'), { ...registeredAt(bare), page_starts: null });
        assert.equal(await sources.get('acme', 'source3'), undefined);
        assert.deepEqual(await sources.content('acme', paged.checksum, 'text'), {
          type: 'text',
          text: paged.text,
        });
        assert.equal(await sources.content('acme', paged.checksum, 'data'), undefined);
      }),
    );

    test(
      'the same content under one id is there already; other attributes take the place of those before',
      onFresh(openFresh, async ({ storage: { sources } }) => {
        const first = newSourceAt(1);
        await sources.put('acme', [first]);
        const later = { ...first, created_at: timeAt(9) };
        assert.deepEqual(await outcomesOf(sources.put('acme', [later])), ['unchanged']);
        assert.deepEqual(
          await outcomesOf(sources.put('acme', [{ ...later, origin: 'agent', title: null }])),
          ['updated'],
        );
        assert.deepEqual(await sources.get('acme', 'source1'), {
          ...registeredAt(first),
          origin: 'agent',
          title: null,
          page_starts: null,
        });
        assert.deepEqual(await sources.listErased('acme', undefined, 10), []);
      }),
    );

    test(
      'of the same content, attributes that nothing is said of stay; of other content none does',
      onFresh(openFresh, async ({ storage: { sources } }) => {
        const first = newSourceAt(1, { origin: 'document', observed_at: timeAt(3), metadata: { a: 1 } });
        await sources.put('acme', [first]);
        const keeps = ['uri', 'origin', 'observed_at', 'metadata'] as const;
        const bare = { uri: null, origin: null, observed_at: null, metadata: {}, keeps };
        const titled = { ...first, ...bare, title: 'Another title', created_at: timeAt(9) };
        assert.deepEqual(await outcomesOf(sources.put('acme', [titled])), ['updated']);
        const whole = { ...registeredAt(first), title: 'Another title', page_starts: null };
        assert.deepEqual(await sources.get('acme', 'source1'), whole);
        assert.deepEqual(await outcomesOf(sources.put('acme', [titled])), ['unchanged']);
        const other = newSourceAt(1, { ...bare, text: 'second edition', replace: true });
        assert.deepEqual(await outcomesOf(sources.put('acme', [other])), ['replaced']);
        assert.equal((await sources.get('acme', 'source1'))?.origin, null);
      }),
    );

    test(
      'other content under one id is a conflict, and then nothing of the request is stored',
      onFresh(openFresh, async ({ storage: { sources } }) => {
        await sources.put('acme', [newSourceAt(1)]);
        const other = newSourceAt(1, { text: 'other content' });
        assert.deepEqual(await outcomesOf(sources.put('acme', [newSourceAt(2), other])), [
          'conflict',
          'source1',
        ]);
        const asData = { ...newSourceAt(1), type: 'data' } as const;
        assert.deepEqual(await outcomesOf(sources.put('acme', [asData])), ['conflict', 'source1']);
        assert.deepEqual(await idsOf(sources.list({ tenant: 'acme', limit: 10 })), ['source1']);
        assert.equal(await sources.content('acme', other.checksum, 'text'), undefined);
      }),
    );

    test(
      'replaced content is erased, and its checksum is kept',
      onFresh(openFresh, async ({ storage: { sources } }) => {
        const first = newSourceAt(1);
        const second = newSourceAt(1, { text: 'second edition', replace: true, created_at: timeAt(7) });
        await sources.put('acme', [first]);
        assert.deepEqual(await outcomesOf(sources.put('acme', [second])), ['replaced']);
        assert.equal((await sources.get('acme', 'source1'))?.checksum, second.checksum);
        assert.equal(await sources.content('acme', first.checksum, 'text'), undefined);
        const { source_id, checksum, created_at } = first;
        assert.deepEqual(await sources.listErased('acme', undefined, 10), [
          { source_id, checksum, created_at, erased_at: timeAt(7) },
        ]);
      }),
    );

    test(
      'an erased source is gone, its checksum stays, and content that another source has stays too',
      onFresh(openFresh, async (fresh) => {
        const { sources } = fresh.storage;
        const [one, twin] = [newSourceAt(1), newSourceAt(2, { text: newSourceAt(1).text })];
        await sources.put('acme', [one, twin]);
        const { source_id, checksum, created_at } = one;
        const erased = { source_id, checksum, created_at, erased_at: timeAt(5) };
        assert.deepEqual(await sources.erase('acme', 'source1', timeAt(5)), erased);
        assert.equal(await sources.erase('acme', 'source1', timeAt(6)), undefined);
        assert.equal(await sources.get('acme', 'source1'), undefined);
        assert.equal((await sources.content('acme', checksum, 'text'))?.text, one.text);
        await sources.erase('acme', 'source2', timeAt(7));
        const reopened = (await fresh.reopen()).sources;
        assert.equal(await reopened.content('acme', checksum, 'text'), undefined);
        assert.deepEqual(await reopened.listErased('acme', undefined, 10), [
          { ...erased, source_id: 'source2', created_at: twin.created_at, erased_at: timeAt(7) },
          erased,
        ]);
        assert.deepEqual(
          await idsOf(reopened.listErased('acme', { at: timeAt(7), source_id: 'source2' }, 10)),
          ['source1'],
        );
        assert.deepEqual(await outcomesOf(reopened.put('acme', [one])), ['created']);
      }),
    );

    test(
      'a tenant learns nothing of what another has',
      onFresh(openFresh, async ({ storage: { sources } }) => {
        const mine = newSourceAt(1);
        await sources.put('acme', [mine]);
        assert.equal(await sources.get('other', 'source1'), undefined);
        assert.deepEqual(await sources.byUri('other', mine.uri!, 10), []);
        assert.deepEqual(await sources.byChecksum('other', mine.checksum, 10), []);
        assert.equal(await sources.content('other', mine.checksum, 'text'), undefined);
        assert.deepEqual(await sources.list({ tenant: 'other', limit: 10 }), []);
        assert.deepEqual(await sources.list({ tenant: 'other', checksum: mine.checksum, limit: 10 }), []);
        assert.equal(await sources.erase('other', 'source1', timeAt(5)), undefined);
        assert.deepEqual(await outcomesOf(sources.put('other', [mine])), ['created']);
        await sources.erase('acme', 'source1', timeAt(5));
        assert.equal((await sources.content('other', mine.checksum, 'text'))?.text, mine.text);
        assert.deepEqual(await sources.listErased('other', undefined, 10), []);
      }),
    );

    test(
      'a source is found by its uri and by its checksum, the latest registered first',
      onFresh(openFresh, async ({ storage: { sources } }) => {
        const uri = 'https://example.com/handbook';
        const editions = [1, 2, 3].map((n) => newSourceAt(n, { uri }));
        const copy = newSourceAt(4, { text: editions[0]!.text, uri: null });
        await sources.put('acme', [...editions, copy]);
        assert.deepEqual(await idsOf(sources.byUri('acme', uri, 10)), ['source3', 'source2', 'source1']);
        assert.deepEqual(await idsOf(sources.byUri('acme', uri, 1)), ['source3']);
        assert.deepEqual(await idsOf(sources.byUri('acme', 'https://example.com/', 10)), []);
        const { checksum } = copy;
        assert.deepEqual(await idsOf(sources.byChecksum('acme', checksum, 10)), ['source4', 'source1']);
        assert.deepEqual(await idsOf(sources.byChecksum('acme', 'sha256:00', 10)), []);
        assert.deepEqual(await idsOf(sources.byChecksum('acme', checksum, 10, uri)), ['source1']);
        assert.deepEqual(await idsOf(sources.byChecksum('acme', checksum, 10, `${uri}2`)), []);
      }),
    );

    test(
      'large documents of all tenants are told, the latest registered first',
      onFresh(openFresh, async ({ storage: { sources } }) => {
        assert.deepEqual(await sources.large(10), []);
        const large = (n: number) => newSourceAt(n, { text: `${n} `.repeat(LARGE_BYTES / 2) });
        await sources.put('acme', [large(1), newSourceAt(2), large(3)]);
        await sources.put('other', [large(5)]);
        const told = (await sources.large(10)).map(({ tenant, source }) => [tenant, source.source_id]);
        assert.deepEqual(told, [
          ['other', 'source5'],
          ['acme', 'source3'],
          ['acme', 'source1'],
        ]);
        assert.deepEqual(await sources.large(1), [
          { tenant: 'other', source: { ...registeredAt(large(5)), page_starts: null } },
        ]);
      }),
    );

    test(
      'a list runs from the latest backwards, page by page, and keeps to its filter',
      onFresh(openFresh, async ({ storage: { sources } }) => {
        const all = Array.from({ length: 25 }, (_, n) =>
          newSourceAt(n, {
            // Several in one moment: the id decides.
            created_at: timeAt(Math.floor(n / 4)),
            origin: n % 3 === 0 ? 'agent' : 'document',
            uri: n % 5 === 0 ? 'https://example.com/fifth' : null,
          }),
        );
        await sources.put('acme', all);
        await sources.put('other', all);
        const expected = all
          .toSorted((a, b) => compare(b.created_at, a.created_at) || compare(b.source_id, a.source_id))
          .map(({ source_id }) => source_id);
        const paged: string[] = [];
        for (let before: { at: string; source_id: string } | undefined; ; ) {
          const page = await sources.list({ tenant: 'acme', limit: 4, ...(before && { before }) });
          const last = page.at(-1);
          if (last === undefined) break;
          paged.push(...page.map(({ source_id }) => source_id));
          before = { at: last.created_at, source_id: last.source_id };
        }
        assert.deepEqual(paged, expected);
        const agents = await sources.list({ tenant: 'acme', origin: 'agent', limit: 100 });
        assert.equal(agents.length, 9);
        assert.ok(agents.every(({ origin }) => origin === 'agent'));
        const fifth = { tenant: 'acme', uri: 'https://example.com/fifth', limit: 100 };
        assert.equal((await sources.list(fifth)).length, 5);
        assert.deepEqual(await idsOf(sources.list({ ...fifth, checksum: all[10]!.checksum })), ['source10']);
      }),
    );
  });
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

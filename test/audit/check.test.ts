import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import { sha256 } from '../../src/audit/crypto.ts';
import { checkProof, describeKey, exportRecords, verifyRecord } from '../../src/audit/index.ts';
import { formatProofFile, parseProofFile } from '../../src/tlog/index.ts';
import { appendAll, isError, memorySigner, openWorkshop, recordId } from './workshop.ts';

const { log, options, store } = await openWorkshop();
await appendAll(log, 0, 300);
await appendAll(log, 300, 311);
const keys = [log.activeKey.verifier_key];
const json = JSON.stringify(await log.proof('acme', recordId(305)), null, 2);
const file = await log.proofFile('acme', recordId(305));

describe('checking a proof offline', () => {
  for (const [form, text] of [
    ['JSON', json],
    ['C2SP proof file', file],
  ] as const) {
    test(`${form}: a true one shows its record, and who signed`, async () => {
      const checked = await checkProof(text, { keys });
      assert.equal(checked.record_id, recordId(305));
      assert.deepEqual([checked.leaf_index, checked.tree_size], [305, 311]);
      assert.equal(checked.signed_by.length, 1);
      assert.equal(JSON.parse(checked.record!).request_id, 'request 305');
    });

    test(`${form}: a PEM public key will do`, async () => {
      await checkProof(text, { keys: [describeKey(log.activeKey).public_key] });
    });

    test(`${form}: without a trusted key it shows nothing`, async () => {
      const stranger = await openWorkshop({ signer: memorySigner() });
      await assert.rejects(checkProof(text, { keys: [] }), isError('invalid_proof'));
      await assert.rejects(
        checkProof(text, { keys: [stranger.log.activeKey.verifier_key] }),
        isError('invalid_proof'),
      );
      await assert.rejects(checkProof(text, { keys: ['nonsense'] }), isError('invalid_key'));
    });

    test(`${form}: it is held against the hash that was asked for`, async () => {
      const { record_hash } = await checkProof(text, { keys });
      await checkProof(text, { keys, record_hash });
      const other = `sha256:${'0'.repeat(64)}`;
      await assert.rejects(checkProof(text, { keys, record_hash: other }), isError('invalid_proof'));
    });
  }

  test('no changed character of a proof file goes through', async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(file.length - 1), fc.integer({ min: 0, max: 126 }), async (at, character) => {
        const changed = file.slice(0, at) + String.fromCharCode(character) + file.slice(at + 1);
        fc.pre(changed !== file);
        await assert.rejects(checkProof(changed, { keys }), isError('invalid_proof'));
      }),
      { numRuns: 300 },
    );
  });

  test('no changed value of the JSON goes through, redundant ones included', async () => {
    const compact = JSON.stringify(JSON.parse(json));
    const { key_id, ...checked } = JSON.parse(json);
    assert.ok(compact.includes(key_id));
    const times = { ...JSON.parse(json), key_id: key_id.replace(/^\d{8}/, '20200101') };
    await checkProof(JSON.stringify(times), { keys });
    await fc.assert(
      fc.asyncProperty(fc.nat(compact.length - 1), fc.constantFrom(...'0aZ9" }-'), async (at, character) => {
        const changed = compact.slice(0, at) + character + compact.slice(at + 1);
        // The time in key_id is the one thing that an outsider cannot know; white space says nothing.
        fc.pre(changed !== compact && !sameValues(changed, checked, key_id));
        await assert.rejects(checkProof(changed, { keys }), isError('invalid_proof'));
      }),
      { numRuns: 500 },
    );
  });

  test('a proof that names another key than the one that signed is refused', async () => {
    const proof = JSON.parse(json);
    const stranger = await openWorkshop({ signer: memorySigner() });
    for (const key_id of [
      stranger.log.activeKey.key_id,
      proof.key_id.replace(/.$/, (last: string) => (last === '0' ? '1' : '0')),
      proof.key_id.slice(0, -1),
      proof.key_id.split('-')[1],
      'mine',
    ]) {
      await assert.rejects(
        checkProof(JSON.stringify({ ...proof, key_id }), { keys }),
        /key_id is not that of/,
      );
    }
  });

  test('a key that stands twice is refused, at any level, whatever it says', async () => {
    const compact = JSON.stringify(JSON.parse(json));
    for (const twice of [
      compact.replace('{', '{"leaf_index":1,'),
      compact.replace('"record":{', '"record":{"decision":"deny",'),
      compact.replace('"record":{', '"record":{"\\u0064ecision":"deny",'),
      compact.replace('"proof":[{', '"proof":[{"hash":"","h\\u0061sh":"",'),
    ]) {
      assert.notEqual(twice, compact);
      JSON.parse(twice);
      await assert.rejects(checkProof(twice, { keys }), isError('invalid_proof'));
    }
  });

  test('a proof without its record is for the hash that is given', async () => {
    const { extra, ...bare } = parseProofFile(file);
    const text = formatProofFile(bare);
    const record_hash = `sha256:${Buffer.from(sha256(extra!)).toString('hex')}`;
    assert.equal((await checkProof(text, { keys, record_hash })).record, null);
    await assert.rejects(checkProof(text, { keys }), isError('invalid_proof'));
  });

  test('so is the JSON without its record, and shows no id that nothing vouches for', async () => {
    const { record, ...bare } = JSON.parse(json);
    assert.ok(record);
    const { record_hash } = bare;
    const checked = await checkProof(JSON.stringify(bare), { keys, record_hash });
    assert.deepEqual([checked.record_id, checked.record_hash, checked.record], [null, record_hash, null]);
    await assert.rejects(checkProof(JSON.stringify(bare), { keys }), isError('invalid_proof'));
    const other = `sha256:${'0'.repeat(64)}`;
    for (const text of [bare, { ...bare, record_hash: other }])
      await assert.rejects(
        checkProof(JSON.stringify(text), { keys, record_hash: other }),
        isError('invalid_proof'),
      );
  });

  test('whatever is given, it is refused and nothing else happens', async () => {
    const unreadable = JSON.stringify({ ...JSON.parse(json), record: { text: '\ud800' } });
    const hostile = fc.oneof(
      fc.string(),
      fc.json(),
      fc.constantFrom('{}', '{"record":null}', '{"proof":[null]}', unreadable),
    );
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        await assert.rejects(checkProof(text, { keys }), isError('invalid_proof'));
      }),
    );
  });
});

/** Whether the text is JSON that says the same but for the time in its key id. */
function sameValues(text: string, expected: object, expected_id: string): boolean {
  try {
    const { key_id, ...value } = JSON.parse(text);
    assert.deepEqual(value, expected);
    return /^\d{8}T\d{9}Z-/.test(key_id) && key_id.slice(-17) === expected_id.slice(-17);
  } catch {
    return false;
  }
}

test('a stored record is verified from the store alone', async () => {
  const checked = await verifyRecord(options, { tenant: 'acme', record_id: recordId(7), tree_size: 311 });
  assert.deepEqual([checked.leaf_index, checked.tree_size], [7, 311]);
  const missing = verifyRecord(options, { tenant: 'acme', record_id: 'none' });
  await assert.rejects(missing, isError('not_found'));
});

test('exported records hash to their record_hash, line by line', async () => {
  let index = 290;
  for await (const line of exportRecords(store, { from: 290 })) {
    const start = line.indexOf('"record":') + '"record":'.length;
    const { leaf_index, record_hash, secrets } = JSON.parse(line);
    assert.equal(`sha256:${Buffer.from(sha256(line.slice(start, -2))).toString('hex')}`, record_hash);
    assert.equal(leaf_index, index++);
    assert.equal(secrets, undefined);
  }
  assert.equal(index, 311);
  const withSecrets = await Array.fromAsync(exportRecords(store, { tenant: 'acme', secrets: true }));
  assert.equal(withSecrets.length, 311);
  assert.ok(JSON.parse(withSecrets[0]!).secrets.salts);
  assert.deepEqual(await Array.fromAsync(exportRecords(store, { tenant: 'other' })), []);
});

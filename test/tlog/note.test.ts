import assert from 'node:assert/strict';
import { createPrivateKey, createPublicKey, hash as nodeHash, sign, verify } from 'node:crypto';
import { describe, test } from 'node:test';
import fc from 'fast-check';
import {
  checkProofFile,
  type Ed25519Verify,
  formatCheckpoint,
  formatNote,
  formatProofFile,
  formatVerifierKey,
  openNote,
  parseNote,
  parseProofFile,
  parseVerifierKey,
  proveInclusion,
  TlogError,
  toHex,
  utf8,
  type VerifierKey,
  verifierKey,
} from '../../src/tlog/index.ts';
import { entry, hasher, leafHashes, memoryReader, referenceRoot } from './tree.ts';

const sha256 = hasher.sha256;
const SPKI = Buffer.from('302a300506032b6570032100', 'hex');
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

const ed25519Verify: Ed25519Verify = (publicKey, message, signature) => {
  const key = createPublicKey({ key: Buffer.concat([SPKI, publicKey]), format: 'der', type: 'spki' });
  return verify(null, message, key, signature);
};

/** A key made of a word, so that the tests are the same every time. */
function keyPair(name: string, word: string) {
  const seed = nodeHash('sha256', word, 'buffer');
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const key = verifierKey(name, new Uint8Array(spki.subarray(-32)), sha256);
  const signText = (text: string) => ({
    name,
    key_hash: key.key_hash,
    signature: new Uint8Array(sign(null, utf8(text), privateKey)),
  });
  return { key, signText };
}

const log = keyPair('example.com/log', 'log');
const witness = keyPair('witness.example', 'witness');
const code = (expected: string) => (error: unknown) => error instanceof TlogError && error.code === expected;

describe('signed notes', () => {
  const text = 'Ognuno sta solo sul cuor della terra\ntrafitto da un raggio di sole:\n\ned è subito sera.\n';
  const note = formatNote({ text, signatures: [log.signText(text), witness.signText(text)] });

  test('the text runs up to the last empty line, the signatures follow', () => {
    const parsed = parseNote(note);
    assert.equal(parsed.text, text);
    assert.deepEqual(
      parsed.signatures.map(({ name }) => name),
      ['example.com/log', 'witness.example'],
    );
    assert.equal(formatNote(parsed), note);
  });

  test('it opens with any key that is known, and names who signed', async () => {
    const opened = await openNote(note, [witness.key], ed25519Verify);
    assert.equal(opened.text, text);
    assert.deepEqual(opened.signers, [witness.key]);
  });

  test('without a known key it stays shut', async () => {
    const stranger = keyPair('example.com/log', 'stranger');
    await assert.rejects(openNote(note, [stranger.key], ed25519Verify), code('unknown_key'));
    await assert.rejects(openNote(note, [], ed25519Verify), code('unknown_key'));
  });

  test('one false signature by a known key refuses the whole note', async () => {
    const forged = { ...witness.signText('other\n') };
    const mixed = formatNote({ text, signatures: [log.signText(text), forged] });
    await assert.rejects(openNote(mixed, [log.key, witness.key], ed25519Verify), code('bad_signature'));
    assert.equal((await openNote(mixed, [log.key], ed25519Verify)).text, text);
  });

  test('no changed character goes through', async () => {
    const signed = formatNote({ text, signatures: [log.signText(text)] });
    await fc.assert(
      fc.asyncProperty(fc.nat(signed.length - 1), fc.integer({ min: 0, max: 0x17f }), async (at, to) => {
        const changed = signed.slice(0, at) + String.fromCharCode(to) + signed.slice(at + 1);
        fc.pre(changed !== signed);
        await assert.rejects(openNote(changed, [log.key], ed25519Verify), TlogError);
      }),
    );
  });

  for (const [why, bad] of [
    ['no signature', text],
    ['no empty line', `text\n— a ${'A'.repeat(8)}\n`],
    ['a control character', note.replace('sole', 'so\tle')],
    ['no line break at the end', note.slice(0, -1)],
    ['a hyphen for the dash', note.replaceAll('—', '-')],
    ['a signature that is too short', `text\n\n— a AAAA\n`],
    ['a plus in a key name', note.replace('witness.example', 'witness+example')],
    ['101 signatures', `text\n\n${'— a AAAAAAAA\n'.repeat(101)}`],
  ] as const) {
    test(`${why} is refused`, () => assert.throws(() => parseNote(bad), code('malformed')));
  }

  test('a text that is not a note’s cannot be written', () => {
    for (const bad of ['no break', 'tab\t\n', 'lone \ud800\n']) {
      assert.throws(() => formatNote({ text: bad, signatures: [] }), code('malformed'));
    }
  });
});

describe('verifier keys', () => {
  // The key of Go's checksum database, as golang.org publishes it.
  const published = 'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8';

  test('a published key reads and writes, its hash recomputed', () => {
    const key = parseVerifierKey(published, sha256);
    assert.equal(key.name, 'sum.golang.org');
    assert.equal(key.key_hash, 0x033de0ae);
    assert.equal(formatVerifierKey(key), published);
  });

  test('no changed character goes through', () => {
    fc.assert(
      fc.property(fc.nat(published.length - 1), fc.constantFrom(...'0aZ+/= .'), (at, character) => {
        const changed = published.slice(0, at) + character + published.slice(at + 1);
        fc.pre(changed !== published);
        assert.throws(() => parseVerifierKey(changed, sha256), TlogError);
      }),
    );
  });
});

describe('Ed25519 (RFC 8032, section 7.1)', () => {
  const vectors = [
    [
      '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
      'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
      '',
      'e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46bd25bf5f0595bbe24655141438e7a100b',
    ],
    [
      '4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb',
      '3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c',
      '72',
      '92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00',
    ],
    [
      'c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7',
      'fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025',
      'af82',
      '6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a',
    ],
  ] as const;
  for (const [secret, publicHex, message, signature] of vectors) {
    test(`message ${message || '(empty)'}`, () => {
      const seed = Buffer.from(secret, 'hex');
      const key = createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });
      const made = sign(null, Buffer.from(message, 'hex'), key);
      assert.equal(toHex(made), signature);
      assert.equal(ed25519Verify(Buffer.from(publicHex, 'hex'), Buffer.from(message, 'hex'), made), true);
    });
  }
});

describe('proof files', () => {
  const size = 12;
  const index = 7;
  const leaves = leafHashes(size);

  async function proofFile(signer = log, origin = 'example.com/log') {
    const text = formatCheckpoint({ origin, size, root: referenceRoot(leaves), extensions: [] });
    return formatProofFile({
      index,
      proof: await proveInclusion(index, size, memoryReader(leaves), hasher),
      checkpoint: formatNote({ text, signatures: [signer.signText(text)] }),
      extra: utf8('{"a":1}'),
    });
  }
  const check = async (text: string, of: Uint8Array, keys: VerifierKey[] = [log.key]) =>
    checkProofFile(parseProofFile(text), of, keys, ed25519Verify, hasher);

  test('it reads as C2SP tlog-proof lays down', async () => {
    const lines = (await proofFile()).split('\n');
    assert.equal(lines[0], 'c2sp.org/tlog-proof@v1');
    assert.equal(lines[1], 'extra eyJhIjoxfQ==');
    assert.equal(lines[2], 'index 7');
    assert.equal(lines.indexOf(''), 3 + 4);
    assert.equal(lines[8], 'example.com/log');
  });

  test('a true one shows its entry, and no other', async () => {
    const proven = await check(await proofFile(), entry(index));
    assert.equal(proven.index, index);
    assert.equal(proven.checkpoint.size, size);
    assert.deepEqual(proven.signers, [log.key]);
    await assert.rejects(check(await proofFile(), entry(6)), code('bad_proof'));
  });

  test('a witness alone does not vouch for the log', async () => {
    await assert.rejects(check(await proofFile(witness), entry(index), [witness.key]), code('unknown_key'));
  });

  test('no changed character outside the opaque line goes through', async () => {
    const text = await proofFile();
    const start = text.indexOf('index');
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: start, max: text.length - 1 }),
        fc.integer({ min: 0, max: 255 }),
        async (at, to) => {
          const changed = text.slice(0, at) + String.fromCharCode(to) + text.slice(at + 1);
          fc.pre(changed !== text);
          await assert.rejects(check(changed, entry(index)), TlogError);
        },
      ),
      { numRuns: 500 },
    );
  });

  test('what is no proof file at all is told how one begins', () => {
    for (const text of ['', '[]', 'hello\n\nworld', 'c2sp.org/tlog-proof@v2\nindex 0\n\nx\n'])
      assert.throws(() => parseProofFile(text), /begins with the line c2sp\.org\/tlog-proof@v1/);
  });

  test('whatever is given to read, it is read or refused as malformed', () => {
    const pieces = fc.constantFrom(
      'c2sp.org/tlog-proof@v1',
      'index 1',
      'extra AA==',
      '\n',
      '\n\n',
      'AAAA',
      '— a b',
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.array(pieces).map((list) => list.join('\n')),
        ),
        (text) => {
          try {
            assert.equal(formatProofFile(parseProofFile(text)), text);
          } catch (error) {
            assert.ok(code('malformed')(error), String(error));
          }
        },
      ),
    );
  });
});

/**
 * Statements that a text has word for word and does not make: labelled, supposed, asked, reported, struck, taken back.
 */
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { ask } from './ask.ts';

const STATEMENTS = [
  'The landlord repaired the boiler',
  'The invoice was paid on 3 May',
  'The server was restarted at 14:10',
  'The refund was issued to the card',
  'The device is covered by the warranty',
  'The account has been closed',
];

/** Settings: SAID is the statement, LOWER the same within a sentence. */
const SETTINGS: readonly string[] = `
SAID. That is not true.
SAID. This was later found to be false.
The caller wrote: "SAID." The other side denies it.
Example: LOWER.
Suppose the following. SAID.
Myth: LOWER.
False: LOWER.
True or false? SAID. Answer: false.
Draft, not sent: LOWER.
He dreamed that LOWER.
In the film, LOWER.
In her novel, LOWER.
If a client asks, say: "SAID."
SAID? No.
Q: Is it so that LOWER? A: No, it is not.
The forged letter says: "SAID."
SAID, or so the caller claims.
SAID, the caller claims.
According to a rumour, LOWER.
SAID. The above was written in error.
Unconfirmed: LOWER.
Option A: LOWER. Option B: nothing is done. Option B was chosen.
In the simulation LOWER.
Planned: LOWER.
Cancelled: LOWER.
TODO: LOWER.
~~SAID.~~
- [ ] SAID
Template text: "SAID."
It is not the case that LOWER.
Nobody believes that LOWER.
There is no proof that LOWER.
We found no evidence that LOWER.
We cannot confirm that LOWER.
The clerk pretended that LOWER.
The clerk lied that LOWER.
The report wrongly states that LOWER.
We wish that LOWER.
The clerk mistakenly believed that LOWER.
As a joke he wrote that LOWER.
We will not pay until LOWER.
Nothing is owed unless LOWER.
We pay provided that LOWER.
The audit will show whether LOWER.
Please check if LOWER.
The file looks as if LOWER.
SAID. Correction: this did not happen.
SAID. Update: we were wrong about this.
We retract the following statement: LOWER.
It is disputed that LOWER.
The allegation that LOWER was withdrawn.
It is far from certain that LOWER.
Our hope is that LOWER.
For instance, one could write: LOWER.
It is too early to say that LOWER.
Nothing suggests that LOWER.
If only LOWER!
Even if LOWER, the claim stays open.
The offer would hold if LOWER.
Subject: has it been done? Body: the caller wants to know whether LOWER.
Incorrect entry: LOWER.
[VOID] SAID.
The entry "SAID" was deleted as wrong.
This is a test message: LOWER.
Scenario 3: LOWER. What would you do?
Training case: LOWER.
He promised that LOWER.
They demanded proof that LOWER.
The bank's spokesman denied that LOWER.
The old version of this page said that LOWER.
For the sake of argument, LOWER.
Assuming LOWER, the sum is right.
Contrary to what you write, it is wrong that LOWER.
Probably LOWER.
Perhaps LOWER.
I think LOWER.
Supposedly LOWER.
SAID. Scrap that, it was the other way round.
SAID. (Edit: no, that's outdated.)
SAID. Sorry, wrong file.
Rumour has it that LOWER.
Word is that LOWER.
It is often said that LOWER.
Critics say LOWER.
The defendant maintains that LOWER.
Allegedly LOWER.
SAID (unverified).
SAID (to be confirmed).
SAID (source: anonymous caller).
SAID [citation needed].
SAID (draft).
Ask the client whether LOWER.
Do not write that LOWER.
Never tell a client that LOWER.
You must not assume that LOWER.
Complaint: LOWER.
Customer's statement: LOWER.
By next week we want to report that LOWER.
Press release for the case of success: LOWER.
Risk: LOWER.
Wrong answer: LOWER. Right answer: the opposite.
The headline "SAID" was misleading.
Imagine that LOWER.
What would happen if LOWER?
Once LOWER, we can close the case.
As soon as LOWER, call me.
Before LOWER, nothing may be paid.
Only after LOWER may you pay.
To say that LOWER would be a lie.
It would be wrong to say that LOWER.
The idea that LOWER is absurd.
He refused to believe that LOWER.
She was told that LOWER, which was not so.
They agreed to say that LOWER.
The bot answered: "SAID." The bot was wrong.
Goal for May: LOWER.
Step 4 (not started): LOWER.
SAID: false.
SAID – not confirmed.
SAID? Unknown.
SAID (cancelled).
SAID. CANCELLED.
SAID. This entry has been voided.
SAID. This line was later struck.
SAID, it was thought at first.
At first it looked as though LOWER.
At first we thought that LOWER, but it turned out otherwise.
SAID, but this was reversed the next day.
SAID; this was undone an hour later.
SAID. The next day this was reversed.
SAID, except that it did not.
SAID. Just kidding.
You wrote that LOWER. You are mistaken.
You say LOWER. Our files show something else.
The question is whether LOWER.
One theory is that LOWER.
There is a possibility that LOWER.
It is likely that LOWER.
We fear that LOWER.
It is unlikely that LOWER.
SAID, if I remember rightly.
As far as I know, LOWER.
It seems that LOWER.
Apparently LOWER.
We can rule out that LOWER.
It is nonsense that LOWER.
She swears that LOWER.
They say LOWER.
We expect that LOWER.
We are waiting for word that LOWER.
That LOWER is denied by the insurer.
That LOWER has not been proven.
This does not mean that LOWER.
Just because it says so does not mean LOWER.
Hopefully LOWER.
Let's say LOWER.
Pretend LOWER.
A sticker on the door reads "SAID".
`
  .trim()
  .split('\n');

const inSetting = (setting: string, said: string): string =>
  setting.replaceAll('SAID', said).replaceAll('LOWER', said.charAt(0).toLowerCase() + said.slice(1));

const supportedIn = (setting: string): string[] =>
  STATEMENTS.map((said) => ({ said, evidence: inSetting(setting, said) }))
    .filter(({ said, evidence }) => ask(`${said}.`, [evidence]).status === 'supported')
    .map(({ evidence }) => evidence);

describe('a statement that a text has word for word', () => {
  test('is supported where the text makes it, alone and among others', () => {
    for (const setting of [
      'SAID.',
      'We can confirm: LOWER.',
      'The lift is out of order. SAID. We open at nine.',
    ])
      assert.equal(supportedIn(setting).length, STATEMENTS.length, setting);
  });

  for (const setting of SETTINGS)
    test(`is not supported by «${setting}»`, () => {
      assert.deepEqual(supportedIn(setting), []);
    });
});

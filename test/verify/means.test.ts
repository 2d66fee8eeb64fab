// The deed by which another was done was done; one that was planned or told to others was not.
import { testTold } from './told.ts';

testTold('the means of a deed', [
  [
    'Dana Cho freed space by removing old WAL files at 02:51.',
    [
      'Dana Cho removed old WAL files.',
      'Old WAL files were removed by Dana Cho.',
      'Old WAL files were removed.',
      'Dana Cho removed old WAL files at 02:51.',
    ],
    ['Dana Cho removed all WAL files.'],
  ],
  [
    'The on-call engineer, Dana Cho, fixed the outage by restarting the proxy.',
    ['Dana Cho restarted the proxy.', 'The proxy was restarted.'],
    ['The proxy restarted itself.', 'Dana Cho fixed the proxy.'],
  ],
  [
    'The outage was ended by restarting the proxy in Frankfurt.',
    ['The proxy in Frankfurt was restarted.'],
    ['The outage restarted the proxy.'],
  ],
  [
    'The team could fix the outage by restarting the proxy.',
    [],
    ['The team restarted the proxy.', 'The proxy was restarted.'],
  ],
  ['The outage was to be fixed by restarting the proxy.', [], ['The proxy was restarted.']],
  [
    'The clerk tried to fix the error by calling the bank.',
    ['The clerk called the bank.'],
    ['The clerk fixed the error.'],
  ],
  ['The clerk failed to fix the error by calling the bank.', [], ['The clerk fixed the error.']],
  ['The firm plans to cut costs by closing two plants.', [], ['The firm closed two plants.']],
  [
    'The firm planned to cut costs by closing two plants.',
    [],
    ['The firm closed two plants.', 'Two plants were closed.'],
  ],
  [
    'The manager told the staff to save paper by printing less.',
    [],
    ['The manager printed less.', 'The staff printed less.'],
  ],
  [
    'The manager asked the tenants to save water by closing the taps.',
    [],
    ['The manager closed the taps.', 'The tenants closed the taps.', 'The taps were closed.'],
  ],
  [
    'Maria avoided a fine by paying the bill on 3 May.',
    [],
    ['Maria paid the fine.', 'The fine was paid on 3 May.'],
  ],
  ['The damage was caused by leaking pipes.', [], ['Pipes were leaked.', 'The pipes were leaked.']],
  ['The company did not save money by closing the branch.', [], ['The company saved money.']],
  [
    'The company saved 2 million euros by closing the branch in Graz.',
    ['The company closed the branch in Graz.', 'The branch in Graz was closed.'],
    ['The branch in Graz saved 2 million euros.', 'The company closed all branches.'],
  ],
  [
    'The thief got in by breaking a window and took a laptop.',
    ['The thief broke a window.', 'A window was broken.'],
    ['The thief broke a laptop.'],
  ],
  [
    "Support resolved ticket 4410 by resetting the customer's password and clearing the cache.",
    [
      "Support reset the customer's password.",
      "The customer's password was reset.",
      'Support cleared the cache.',
      'The cache was cleared.',
    ],
    ['The customer reset the password.', 'The customer cleared the cache.', 'The ticket was reset.'],
  ],
  ['He prevented a fire by switching off the pump.', [], ['There was a fire.']],
  [
    'Nobody solved the riddle by guessing the word.',
    [],
    ['Nobody guessed the word.', 'The word was guessed.'],
  ],
  [
    'The insurer settled the claim by paying EUR 900 to the garage.',
    [],
    ['The garage paid EUR 900.', 'The insurer paid EUR 900 to the claimant.'],
  ],
  [
    'The court protected the witness by not naming her.',
    [],
    ['The court named the witness.', 'The court named her.'],
  ],
]);

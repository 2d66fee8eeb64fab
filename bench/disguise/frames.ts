/** Frames that hold a sentence S and do not assert it. */
export const FRAMES = `It is not true that S.
It is false that S.
If S, we will call you.
Some people think that S.
We do not know whether S.
Nobody can prove that S.
I doubt that S.
She pretended that S.
It is unlikely that S.
There is no evidence that S.
It was reported in error that S.
You might think that S.
Let us assume that S.
Suppose S.
It would be nice if S.
It is feared that S.
It is to be hoped that S.
They waited in the hope that S.
It looks as though S.
Bring a copy in case S.
The deal stands provided that S.
The fee is due unless S.
The rumour that S is wrong.
The claim that S has been refuted.
Ask Jim whether S.
As soon as S, the case will be closed.
It remains to be seen whether S.
It is hard to believe that S.
The lawyer denied that S.
The author disputes that S.
He dreamt that S.
The story begins: S.
In the film, S.
Imagine that S.
The test checks that S.
We would have heard if S.
It is our goal that S.
We demand that S.
Make sure that S.
We expect that S.
I bet S.
Probably S.
Apparently, S.
Allegedly, S.
According to Jim, S.
Jim says S.
Jim was told that S.
Jim believes S.
Jim has heard that S.
Jim wonders if S.
Myth: S.
Wrong: S.
Not so: S.
To be checked: S.
Is it true that S?
S? Nobody knows.
S, or so Jim says.
S, I guess.
S, if all goes well.
S? No.
"S", said Jim.
S. That is not true.
S. This turned out to be false.
S in the first draft of the novel.
Nobody said that S.
It is too early to say that S.
Whether S is unclear.
That S is a lie.
That S cannot be ruled out.
It cannot be ruled out that S.
There is a risk that S.
There is a chance that S.
The odds are that S.
It seems S.
The website claims S.
The brochure promises that S.
The condition is that S.
It depends on whether S.
Only if S is the permit valid.
Should it turn out that S, call us.
Example: S.
He was accused of saying that S.
There are fears that S.
It is a common mistake to think that S.
The opposite of "S" is true.
What if S?
Who says that S?
Please confirm that S.
Please check that S.`.split('\n');

/** What other programs, other people and slips of the hand leave in a text: each a pattern over what visitors would read. */
import type { Message } from '../../read/problem.ts';
import { quote } from '../phrases.ts';

/** What is found, what it is, and what to do. `$<words>` is the pattern’s group of that name. */
type Trace = readonly [looks: RegExp, is: string, fix: string];

const A_MACHINE = 'which a chat machine says about its text';
const COLLEAGUES = 'words to a colleague';
const OBSIDIAN = 'which only a program for notes understands';
const TAKE_OUT = 'take out what is not meant for visitors';
const TO_COLLEAGUES = 'settle it with them, and take it out';

/** Whom words to colleagues are for. */
const TEAM =
  '(?:the )?(?:web|dev|design|edit|translat|office|marketing|team|colleague|self|copy|layout|content team|admin|proof|webmaster|IT\\b|boss|printer|developer)';
/** What is still to be written. */
const PART =
  '(?:text|copy|content|details?|photo(?:graph)?s?|picture|image|wording|description|bio|quote|link|caption|paragraph)s?';
const VERSION =
  '(?:(?:version|draft|rewrite|revision|rewording)s?|(?:short|long|warm|calm|simpl|clear|crisp|friendl)i?er \\w+|(?:improved|revised|polished|updated|rewritten|edited|refined|suggested|proposed) \\w+)';

/** Refused: nobody writes these for visitors. */
const LEFT: readonly Trace[] = [
  [
    /!?\[\[(?<words>[^\]\n]+)\]\]/u,
    OBSIDIAN,
    'write [words](/address) for a link, or the words alone; a picture is a field',
  ],
  [/%%[^%\n]*%%/u, 'a private remark of a program for notes, which visitors would read', 'take it out'],
  [/==(?<words>[^=\n]+)==/u, OBSIDIAN, 'write **$<words>**, or the words alone'],
  [/^\[![\w-]+\][+-]?/mu, OBSIDIAN, 'take it out, and write the note as a paragraph'],
  [/(?<=\s|^)\^[\w-]+$/mu, OBSIDIAN, 'take it out'],
  [/^(?:tags?|aliases|cssclass(?:es)?):: ?|^\w+:: /mu, OBSIDIAN, 'take the line out'],
  [
    /^(?:certainly|sure(?: thing)?|of course|absolutely|understood|got it|no problem|great (?:question|choice)|happy to help)\s*(?:!|[,.:–—-]\s*(?:here|i(?:[’']?ll|[’']?ve| have)\b|below|let me))/imu,
    A_MACHINE,
    TAKE_OUT,
  ],
  [
    new RegExp(
      `\\b(?:here|below)(?:[’']s| is| are)\\b[^.!?:]{0,60}\\b${VERSION}\\b[^.!?:]{0,60}(?::|$)`,
      'iu',
    ),
    A_MACHINE,
    TAKE_OUT,
  ],
  [
    /\b(?:(?:would|do) you (?:like|want) me to|shall i (?:make|shorten|write|rewrite|continue|add)|i can also (?:make|write|adjust|shorten|rewrite|tailor|provide|create)|let me know if you(?:[’']d| would)? (?:like|want|need|prefer) (?:me|any|it|a(?:nother)?|this|to)\b[^.]*(?:change|adjust|short|long|version|tweak|tone|edit)\w*|feel free to (?:adjust|edit|modify|tweak|adapt|customi[sz]e|change)|i hope this (?:helps|meets|works)|i(?:[’']ve| have) (?:rewritten|revised|shortened|polished|tightened|reworded|kept the (?:tone|voice|meaning)|made it|adjusted))\b/iu,
    A_MACHINE,
    TAKE_OUT,
  ],
  [
    /\bas an? (?:ai|artificial intelligence|(?:large )?language model)\b|\bmy (?:knowledge|training) (?:cut-?off|data)\b|\bi(?:[’']m| am) (?:just )?an? (?:ai\b|language model)|\bi (?:cannot|can[’']t|am unable to) (?:browse|access the internet|provide medical advice)/iu,
    A_MACHINE,
    TAKE_OUT,
  ],
  [
    /:?contentReference\[[^\]]*\](?:\{[^}]*\})?|\boaicite\b|【[^】]*】|\bturn\d+(?:search|view|news|image)\d+|\[cite(?:_start)?[^\]]*\]|\bcite(?:turn|⟨)\w+/iu,
    'a mark by which a chat machine names its sources',
    'take it out',
  ],
  [
    /^(?:title|headline|sub-?title|sub-?heading|meta (?:title|description)|seo title|body(?: text| copy)?|word count|alt text|call to action|cta|tone|(?:revised|rewritten|improved|final|shorter|longer|warmer|updated) (?:version|text|draft)|(?:draft|version|option) (?:\d+|[a-c]))\s*:/imu,
    'a name for a part of the text, which a chat machine or a draft has',
    'take the name out, and move its words to their field if they have one',
  ],
  [/\(?\bword count\b|\(\d+ words\)/iu, 'a count of words', 'take it out'],
  [
    /(?<![\w.@])@[\p{L}][\w.-]*[,:]?\s+(?:can|could|please|pls|is|are|do|does|did|what|which|when|where|who|to\b|check|confirm|any|see|thoughts|i\b|we\b|this|should|would|will|have|need|not|ok)\b|\bcc:? @\w+/iu,
    COLLEAGUES,
    TO_COLLEAGUES,
  ],
  [
    new RegExp(
      `\\b(?:n\\.?b\\.?|notes?|fao|attn|attention|message|question|comment|query)s?:?[\\s:–-]+(?:for|to) ${TEAM}|\\b(?:web|content|marketing) team\\b|\\bwebmaster\\b`,
      'iu',
    ),
    COLLEAGUES,
    TO_COLLEAGUES,
  ],
  [
    new RegExp(
      `\\b(?:more )?${PART} (?:(?:still |is |are )*(?:to come|to follow|goes? here|awaited|pending)|(?:is |are |still )*to be (?:added|supplied|written|provided|decided|confirmed|updated))\\s*(?:[.!)\\]…]|$)`,
      'imu',
    ),
    'words in the place of a text that is still to be written',
    'write the text, or leave its place out',
  ],
  [
    /[[<](?:draft|wip|check|confirm|ask|to ?do|notes?|edit|sic\??|source|citation|needs?|placeholder|pending|internal|confidential|comments?|remove|delete|review|ok\??|update|verify|who|what|when|where|which|how)\b[^\]>]*[\]>]|\((?:draft|wip|tbc|tbd|internal only|needs? (?:checking|work|review)|check (?:this|spelling|facts?|price|dates?|wording|with (?!your|us\b|our|a\b|the\b)\w+)|to be (?:confirmed|checked|decided|discussed)|sic\??|not sure[^)]*)\)/iu,
    'words in brackets that are still to be settled',
    TO_COLLEAGUES,
  ],
  [/(?<!\?)\?{2,}|\(\?+\)/u, 'signs of a question that is still open', 'settle it, and write one ? or none'],
  [
    /^draft(?:\s*[:–—-]|\s*$|\s+(?:v?\d|only|version|text|copy))|[–—(-]\s*draft\)?$|\bdraft (?:v\d|version|only)\b|\bdo not publish\b|\bnot (?:yet )?for publication\b|\b(?:delete|remove|update|check|change) (?:this )?before (?:publishing|publication|launch|going live|we go live)\b|\bfor internal use\b|\binternal(?: use)? only\b|\b(?:awaiting|pending|for) (?:approval|sign-?off)\b/imu,
    'words about the text, and not for its readers',
    TO_COLLEAGUES,
  ],
  [
    /\b(?:please|pls|plz)\s+(?:check|confirm|advise|review|approve|proof-?read|amend|verify|rewrite|reword)\s*(?:\?|\b(?:this|if|whether|wording|spelling|the (?:text|wording|spelling|facts?|price))\b|before (?:publishing|launch)|[.!)]?$)|\b(?:can|could) (?:you|someone|somebody|anyone) (?:please )?(?:check|confirm|send|add|find out|provide|update|verify|replace|fix|rewrite|get|supply)\b[^.?!]*\?|\bis this (?:still )?(?:right|correct|true|ok|okay|up to date)\?|\b(?:need|needs|want|wants) (?:checking|rewriting|rewording|proof-?reading|fact-?checking)\b|\b(?:double|fact)-?check this\b|\bas (?:discussed|agreed) (?:with|on the phone|yesterday|in the meeting|by e-?mail)\b|\bper (?:our|your) (?:call|e-?mail|chat)\b|\bask (?:the (?:office|designer|developer|printer|boss)|marketing|legal) (?:about|if|whether|for)\b/imu,
    COLLEAGUES,
    TO_COLLEAGUES,
  ],
  [
    /\bError! (?:Reference source|Bookmark|Hyperlink)\b|\bClick or tap (?:here )?to enter\b|\bCommented \[\w+\]:|\[object \w+\]|#(?:REF!|N\/A|VALUE!|NAME\?|DIV\/0!)|\bsent from my (?:i?phone|ipad|mobile|samsung|galaxy|android)|\bget outlook for\b|^(?:from|sent|subject|cc|bcc|fwd?|re): |^-{2,} ?(?:original|forwarded) message|\bon .{6,60} wrote:$/imu,
    'a piece of another program, an office document or a message',
    'take it out',
  ],
];

/** Refused: visitors would see that it is wrong. */
const WRONG: readonly Trace[] = [
  [/https?:\/\/https?:?\/?\//iu, 'the beginning of an address twice', 'write it once'],
  [
    /\b(?:in|since|until|by|for|of|spring|summer|autumn|winter|\p{Lu}\p{Ll}+(?:uary|ember|ober|ril|ay|une|uly|ust|ch)) (?:2[1-9]|[3-9]\d)\d\d\b(?! ?(?:m|km|metres?|feet|ft|kg|people|guests|steps|calories|kcal)\b|[.,]\d)/u,
    'a year far from now',
    'correct the year',
  ],
  [/\t/u, 'a tab, which a table pasted from another program has', 'write it as a list or in sentences'],
  [
    /^[a-h][.)] .+\n(?:.*\n)*?[a-h][.)] /mu,
    'items of a list that would run together',
    'write each on a line of its own that begins with “- ” or with 1., 2., 3.',
  ],
  [
    /(?<=\s|^)(?:a a|(?<words>the|an|and|of|your|our|with|from|are|were|at|by|or|but|we|my|their|its|than|then|into|to the|in the|of the|on the)\s+\k<words>)(?=[\s.,;:!?]|$)/iu,
    'the same word twice',
    'write it once',
  ],
];

/** Noted: they may be meant. */
const SLIPS: readonly Trace[] = [
  [
    /(?<![\p{L}’'-])(?<words>(?!that|had|very|so|no|yes|bye|blah|many|much|far|long|is|in|on|do|you|who|more|really|again|now|there|well|night|tut|ha|ho|oh|knock|step|deep|slow|slowly|round|little|half|one|two)\p{Ll}{2,})\s+\k<words>(?![\p{L}’'-])/u,
    'the same word twice',
    'write it once',
  ],
  [/(?<=\S)(?: |\u00A0){2,}(?=\S)/u, 'more than one blank between two words', 'write one blank'],
  [
    /\u00AD/u,
    'an invisible hyphen, which a search would not find the word with',
    'delete the word and type it again',
  ],
  [/(?<=[\p{L}\p{N}]) (?:[,;]|[.!?](?=\s|$))/u, 'a blank before a sign', 'leave the blank out'],
  [/(?<![.…])\.\.(?![.…])|,,|;;|[,;]\.|\.,(?! )/u, 'two signs where one is meant', 'write one'],
  [
    /(?<=\p{Ll}{2})[.!?;](?=\p{Lu}\p{Ll})|(?<=\p{Ll}{2}),(?=\p{Ll}{2})/u,
    'no blank after a sign',
    'write a blank after it',
  ],
  [
    /\b(?:teh|recieve\w*|seperat\w*|accomodat\w*|occured|definately|wich|thier|untill|begining|tommorow|recomend\w*|adress\w*|wierd|beleive\w*|freind\w*|enviroment\w*|untl|becuase|wellbieng|massgae|sesion\w*)\b/iu,
    'a word that looks misspelt',
    'correct it',
  ],
  [/\b(?:click|tap|press) here\b/iu, 'words that do not say where a link leads', 'say what is there'],
  [/^(?=(?:\P{Lu}*\p{Lu}){5})[^\p{Ll}\p{Lo}]+$/u, 'in capitals', 'write it as any other text'],
];

const TABLES = [
  { kind: 'leftover', traces: LEFT },
  { kind: 'slip', traces: WRONG },
  { kind: 'slip', severity: 'note', traces: SLIPS },
] as const;

/** The first trace in a text; what is refused comes first. */
export const traceIn = (text: string): (Message & { about: string }) | undefined => {
  for (const { traces, ...table } of TABLES)
    for (const [looks, is, fix] of traces) {
      const match = looks.exec(text);
      if (!match) continue;
      const about = match[0].trim() || match[0];
      // Blanks and what nobody sees are shown with the words around them.
      const seen = /[\p{L}\p{P}]/u.test(about)
        ? about
        : text.slice(Math.max(0, match.index - 15), match.index + 15).replaceAll(/\t|\u00AD/g, '␣');
      const words = match.groups?.['words'] ?? '';
      return { ...table, about, found: `${quote(seen)}, ${is}`, fix: fix.replace('$<words>', words) };
    }
  return undefined;
};

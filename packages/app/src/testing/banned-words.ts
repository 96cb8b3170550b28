/** A wording that no text may have, and what to write instead. */
interface Banned {
  readonly not: RegExp
  readonly better: string
}

/** What docs/words.md says, as far as a pattern can find it. No text of the specification is among it. */
export const banned: Readonly<Record<'nl' | 'en', readonly Banned[]>> = {
  nl: [
    // Manner.
    { not: /\b(je|jij|jou|jouw)\b/i, better: 'u' },
    { not: /\bu beiden\b/i, better: 'u en uw partner' },
    { not: /\b(zij|haar)\b/i, better: 'die, deze or the noun' },
    { not: /\b(iets|alles|niets) dat\b/i, better: 'wat' },
    // Said word for word as in English.
    { not: /\bu (hebt )?(gezegd|zegt)\b|\bzeg (bij|hieronder|onder)\b/i, better: 'aangeven, kiezen' },
    {
      not: /\b(documenten|papieren|overzicht|aangifte|jaaropgaaf|jaaropgaven|uitkomst|wet) (zegt|zeggen)\b/i,
      better: 'in … staat',
    },
    {
      not: /\b(zegt|zeggen) (de|het|uw) (documenten|overzicht|aangifte|jaaropgaaf|uitkomst)\b/i,
      better: 'in … staat',
    },
    { not: /\bgeven de regels\b|\bregels geven\b/i, better: 'we rekenen uit' },
    { not: /\b(dan|er) is (er )?(een|geen) bedrag\b/i, better: 'we kunnen (g)een bedrag geven' },
    { not: /\bhet vult\b/i, better: 'we vullen het in bij' },
    { not: /\bniet zeker gelezen\b/i, better: 'misschien verkeerd gelezen' },
    { not: /\bniet zo’n overzicht\b/i, better: 'een ander soort document' },
    { not: /\b(laat (dit|het) (dan )?open|laat open)\b/i, better: 'vink dit niet aan; laat dit leeg' },
    { not: /\bnaar inloggen\b|\bvraagt inloggen\b/i, better: 'naar de inlogpagina; vragen we bij het inloggen' },
    { not: /\bafdruk van (de|elke|uw) (link|herstelcode|wachtwoord)\b/i, better: 'hash' },
    // No Dutch of the Netherlands, or not the word of the tax authority.
    { not: /woninglening/i, better: 'hypotheek' },
    { not: /hoortoestel|aangeworven/i, better: 'gehoorapparaat; uit het buitenland gehaald' },
    { not: /vrijgesteld bedrag/i, better: 'heffingsvrij vermogen' },
    { not: /\b[MPC]-formulier/, better: 'M-, P-, C-aangifte' },
    { not: /\bhalf om half\b/i, better: 'ieder de helft' },
    { not: /\baanslag apart\b/i, better: 'een aparte aanslag' },
    { not: /\beruit weg\b|\bweg bent\b/i, better: 'vertrokken' },
    { not: /\bvraag dan de [a-zé]+(?! aan\b)[.:]|\buitstel vragen\b/i, better: 'aanvragen' },
    // One way to write it.
    { not: /\b(hoogstens|hooguit|ten hoogste)\b/i, better: 'maximaal' },
    { not: /\bten minste\b/i, better: 'minstens' },
    { not: /\b(boven|onder)aan (de|deze|elke|het|uw|[A-Z])/, better: 'boven aan, onder aan' },
    { not: /\bvanwaar\b/i, better: 'waarvandaan' },
    {
      not: /(documenten|partner|aftrek)stap\b|\bstap (gegevens|partner|documenten|inkomen|aftrekposten|overzicht)\b/,
      better: 'de stap Documenten',
    },
    { not: /(?<![.,\w/])(pdf|png|jpeg) /, better: 'PDF, PNG, JPEG' },
  ],
  en: [
    // Dutch in English words.
    {
      not: /(^|[.:;] )Who (has|had|is|was|were|lives?|lived|moved|works?|files|earns|gets|did|died|owns|runs)\b[^?]*$/,
      better: 'If you …, Anyone who …, People who …',
    },
    { not: /\b(for|of|to|only|but|from) who\b/i, better: 'for people who, for anyone who' },
    { not: /\bmostly\b/i, better: 'usually' },
    { not: /\b(is|are|be|its interest) no deduction\b/i, better: 'not deductible' },
    { not: /\byou two\b/i, better: 'you and your partner' },
    { not: /\ban own\b/i, better: 'your own, of your own' },
    { not: /\b(return|form|assessment|statement) of its own\b/i, better: 'a separate …' },
    { not: /\bsay something else\b/i, better: 'differ from' },
    { not: /\brules give\b|\bthere is (a|no) figure\b/i, better: 'we work out; we can(not) give a figure' },
    { not: /\bnot read surely\b/i, better: 'possibly misread' },
    { not: /\bhangs? on\b/i, better: 'depends on' },
    { not: /\bhalf and half\b/i, better: 'equally' },
    { not: /\bsomebody\b/i, better: 'someone' },
    { not: /\bthe rules of (\{year\}|your year)|\breturns? of \{year\}/i, better: 'for {year}' },
    // One name for a thing.
    { not: /\blabour credit\b|\btax credit for work\b/i, better: 'employment tax credit' },
    { not: /\bhealthcare costs\b/i, better: 'healthcare expenses' },
    { not: /\bstate-pension age\b/i, better: 'state pension age' },
    { not: /\b(high-contrast|an|another) appearance\b/i, better: 'display' },
  ],
}

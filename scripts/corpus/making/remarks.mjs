import { heading, sentence } from './document.mjs'

/** What ordinary papers say around their amounts, in words of their labels; none of it is a label. */
const said = {
  income_statement: {
    nl: [
      'Het fiscaal loon en de ingehouden loonheffing neemt u over in uw aangifte inkomstenbelasting {year}.',
      'De loonheffing is ingehouden volgens de witte tabel en afgedragen aan de Belastingdienst.',
      'Het loon voor de sociale verzekeringen is ten hoogste het maximum premieloon.',
      'De werkgeversheffing Zvw betaalt uw werkgever; u hoeft deze niet aan te geven.',
      'De arbeidskorting is al verrekend in de ingehouden loonheffing.',
      'Het netto loon is op uw rekening betaald. Dit bedrag vult u niet in.',
      'De bijtelling van de auto is in het loon begrepen.',
      'Over het pensioen dat u ontving is loonheffing berekend.',
      'Deze jaaropgave hoort bij uw dienstverband in {year}. Wij hebben de gegevens doorgegeven aan de Belastingdienst.',
    ],
    en: [
      'The taxable wage and the wage tax withheld go into your income tax return for {year}.',
      'The labour tax credit has been applied in the payroll tax withheld.',
      'The tax-free allowance is not part of the taxable wage.',
      'The employer pays the contribution under the Healthcare Insurance Act; you need not report it.',
      'Net pay was transferred to your bank account.',
    ],
  },
  mortgage_statement: {
    nl: [
      'Hieronder vindt u de gegevens over uw lening die u nodig hebt voor uw aangifte over {year}.',
      'Rente die u nog niet hebt betaald, is niet begrepen in de betaalde rente. Deze rente telt mee in het jaar waarin u haar betaalt.',
      'De betaalde rente mag u aftrekken als de lening voor uw eigen woning is. De aflossing is niet aftrekbaar.',
      'Boeterente en afsluitkosten zijn in het jaar van betaling aftrekbaar.',
      'De restschuld geeft u op als eigenwoningschuld. Wij hebben de gegevens doorgegeven aan de Belastingdienst.',
      'De achterstand is niet bij de openstaande schuld opgeteld.',
      'De premie van uw overlijdensrisicoverzekering is niet aftrekbaar.',
      'Rente die wij u over het bouwdepot vergoeden, trekt u af van de betaalde rente.',
      'Uw rente staat vast tot het einde van de rentevaste periode.',
    ],
    en: [
      'Below you find the amounts of your loan that you need for your income tax return for {year}.',
      'Interest that was not paid in the year is not part of the interest paid.',
      'You may deduct the interest you paid if the loan is for your own home. Repayments are not deductible.',
      'The outstanding debt at the end of the year goes into your return as home loan debt.',
    ],
  },
}

/** One remark or more, at the place where the next line would stand. */
export function remarks(maker, kind, most) {
  const { chance, sheet, style, isEnglish } = maker
  for (const text of chance.some(said[kind][isEnglish ? 'en' : 'nl'], most)) {
    sheet.need(40)
    sheet.paragraph(sentence([text.replace('{year}', String(sheet.year))]), { size: style.size - chance.whole(0, 1) })
    sheet.y += style.size * chance.pick([0.3, 0.6, 1])
  }
}

const headings = {
  income_statement: {
    nl: [
      'Loongegevens',
      'Voor uw aangifte',
      'Ter informatie',
      'Overige bedragen',
      'Uw gegevens in euro',
      'Inhoudingen en kortingen',
    ],
    en: ['For your tax return', 'For information only', 'Other amounts', 'Payroll data'],
  },
  mortgage_statement: {
    nl: [
      'Uw lening',
      'Bedragen over het jaar',
      'Ter informatie',
      'Wat u nog meer betaalde',
      'Betalingsachterstand',
      'Gegevens voor uw aangifte',
    ],
    en: ['Your loan', 'For your tax return', 'Other amounts', 'Amounts of the year'],
  },
}

/** The amounts of a paper, some in two groups with a heading over each and some with remarks before or behind them. */
export function drawnInGroups(maker, kind, entries) {
  const { chance, sheet, isEnglish } = maker
  const draw = (own) => maker.arrangement.draw(sheet, own, chance)
  if (chance.chance(0.2)) remarks(maker, kind, 2)
  if (entries.length < 4 || !chance.chance(0.25)) draw(entries)
  else {
    const cut = chance.whole(2, entries.length - 2)
    for (const own of [entries.slice(0, cut), entries.slice(cut)]) {
      heading(maker, chance.pick(headings[kind][isEnglish ? 'en' : 'nl']))
      draw(own)
    }
  }
  if (chance.chance(0.35)) remarks(maker, kind, 3)
}

import { amountEntry } from './document.mjs'

/** What a benefit is made of, and what all together are called: they are the wage. */
const parts = {
  nl: [
    [
      'AOW-pensioen',
      'AOW-pensioen (12 maanden)',
      'Ouderdomspensioen',
      'Pensioen',
      'Bruto AOW-pensioen',
      'Uitkering',
      'Brutopensioen',
      'Nabestaandenuitkering',
    ],
    [
      'Vakantiegeld',
      'Vakantie-uitkering',
      'Vakantiegeld AOW (uitbetaald in mei)',
      'Toeslag',
      'Vakantietoeslag',
      'Inkomensondersteuning AOW',
    ],
    ['Inkomensondersteuning AOW', 'Eenmalige uitkering', 'Nabetaling', 'Toeslag partner'],
  ],
  en: [
    ['State pension (AOW)', 'Old-age pension', 'Benefit'],
    ['Holiday allowance', 'Holiday pay', 'Supplement'],
    ['Income support AOW', 'One-off payment', 'Back pay'],
  ],
}
const together = {
  nl: [
    'Totaal bruto',
    'Bruto totaal',
    'Totaal AOW en vakantiegeld, bruto',
    'Bruto samen (uw loon)',
    'Totaal bruto (A + B), loon loonheffing',
    'Totaal, loon voor de loonheffing',
    'Samen bruto',
    'AOW-pensioen met vakantie-uitkering',
    'Totale bruto uitkering',
  ],
  en: ['Total gross', 'Total gross pension', 'Gross total (taxable wage)'],
}

/** A pension, its holiday allowance and what may be paid besides, and their sum, which is what is taxed. */
export function benefitAndItsParts(maker, { wage }) {
  const { chance, style, isEnglish, holdsOut, held } = maker
  const language = isEnglish ? 'en' : 'nl'
  const sum = style.round(wage)
  const first = style.round(Math.round(wage * (0.88 + 0.08 * chance.next())))
  const [names, more, extra] = parts[language]
  const third = chance.chance(0.3) ? style.round(chance.whole(10, 300) * 100) : 0
  const part = (label, cents) => ({ ...amountEntry(maker, 'gross', cents), label })
  const own = amountEntry(maker, 'wage', wage)
  // Where wordings are held out, only those of its family may name it.
  const isFree = !holdsOut && held.without === undefined
  return [
    part(chance.pick(names), first),
    part(chance.pick(more), sum - first - third),
    ...(third > 0 ? [part(chance.pick(extra), third)] : []),
    isFree && chance.chance(0.6) ? { ...own, label: chance.pick(together[language]) } : own,
  ]
}

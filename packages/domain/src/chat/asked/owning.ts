import type { AskedQuestion } from './asked.ts'

/** Of who has more than a wage: what it really brought in, a let home, money lent, insurances, and what is added to an amount to pay. */
export const owning: readonly AskedQuestion[] = [
  ['werkelijk rendement crypto', 'actualReturn'],
  ['telt het werkelijk rendement ook voor mijn tweede woning?', 'actualReturn'],
  ['what is the actual return on my second home', 'actualReturn'],
  ['opgaaf werkelijk rendement 2023 tot wanneer', 'actualReturn'],
  ['opgaaf werkelijk rendement deadline', 'actualReturn'],
  ['actual return on dividend and shares', 'actualReturn'],
  ['leegwaarderatio', 'letting'],
  ['leegwaarderatio verhuurde woning', 'letting'],
  ['ik heb geld uitgeleend aan mijn zoon', 'lentMoney'],
  ['I lent money to a friend', 'lentMoney'],
  ['telt een openstaande belastingaanslag als schuld?', 'box3Debts'],
  ['een AOV', 'annuity'],
  ['disability insurance premium', 'annuity'],
  ['arbeidsongeschiktheidsverzekering premie aftrekken', 'annuity'],
  ['reisaftrek openbaar vervoer', 'workCosts'],
  ['weekenduitgaven gehandicapt kind', 'disabledWeekends'],
  ['weekends at home of my disabled son', 'disabledWeekends'],
  ['middeling', 'averaging'],
  ['can I still average my income over three years', 'averaging'],
  ['mkb-winstvrijstelling', 'ownBusiness'],
  ['hoeveel rente betaal ik als ik te laat aangifte doe?', 'taxInterest'],
  ['interest on my assessment', 'taxInterest'],
  ['aanslag lager dan 57 euro', 'smallAmounts'],
  // Near them, and another matter
  ['kapitaalverzekering eigen woning uitkering', 'unknown'],
  ['uitkering spaarhypotheek belast?', 'unknown'],
  ['uitkering van mijn arbeidsongeschiktheidsverzekering', 'benefits'],
  ['how do I file a real return', 'unknown'],
  ['boete te late aangifte', 'late'],
]

import { copy } from '@aangiftewijs/domain/language'
import { atStep, list, type Part, paragraph } from '../../blocks.ts'
import { deductionRate, giftFigures } from '../tax-guide/law-figures.ts'

/** Questions about what one may deduct. */
export const deductions: Part = {
  id: 'deductions',
  title: copy('Deductions', 'Aftrekposten'),
  sections: [
    {
      id: 'what-can-i-deduct',
      title: copy('What can I deduct?', 'Wat kan ik aftrekken?'),
      blocks: [
        list(
          copy(
            '[Mortgage interest](/tax-guide#mortgage-interest) on your own home.',
            '[Hypotheekrente](/tax-guide#mortgage-interest) van uw eigen woning.',
          ),
          copy(
            '[Healthcare expenses](/tax-guide#healthcare-expenses) that are not insured, above a threshold.',
            '[Zorgkosten](/tax-guide#healthcare-expenses) die niet verzekerd zijn, boven een drempel.',
          ),
          copy(
            `[Donations](/tax-guide#donations) to an ANBI, above ${giftFigures.rate.en} of your income and at least ${giftFigures.least.en}.`,
            `[Giften](/tax-guide#donations) aan een ANBI, boven ${giftFigures.rate.nl} van uw inkomen en minstens ${giftFigures.least.nl}.`,
          ),
          copy(
            '[Alimony](/tax-guide#alimony) to a former partner, and [annuity premiums](/tax-guide#annuity-premiums) within your room for them.',
            '[Alimentatie](/tax-guide#alimony) aan een ex-partner, en [lijfrentepremies](/tax-guide#annuity-premiums) binnen uw ruimte daarvoor.',
          ),
          copy(
            '[Education expenses](/tax-guide#education-expenses) only for years up to 2021.',
            '[Studiekosten](/tax-guide#education-expenses) alleen voor jaren tot en met 2021.',
          ),
        ),
        paragraph(
          'You fill them in at the [deductions step](/tax-filing/deductions).',
          'U vult ze in bij de [stap Aftrekposten](/tax-filing/deductions).',
        ),
        atStep('deductions'),
      ],
    },
    {
      id: 'mortgage',
      title: copy('How much is my mortgage interest worth?', 'Wat levert mijn hypotheekrente op?'),
      blocks: [
        paragraph(
          `You deduct the interest at your own rate, up to a maximum: ${deductionRate(2024).en} for 2024. In many texts the maximum is 37.05%; that was the rate planned for 2023. Against it stands a part of the WOZ value, which you add to your income.`,
          `U trekt de rente af tegen uw eigen tarief, met een maximum: ${deductionRate(2024).nl} voor 2024. In veel teksten is het maximum 37,05%; dat was het geplande tarief voor 2023. Daar staat een deel van de WOZ-waarde tegenover, dat u bij uw inkomen optelt.`,
        ),
        atStep('deductions', 'mortgageInterest'),
      ],
    },
    {
      id: 'education',
      title: copy('Why can I enter education expenses?', 'Waarom kan ik studiekosten invullen?'),
      blocks: [
        paragraph(
          'To practise. Up to 2021 costs above € 250 were deductible; from 2022 on they are not. Leave the field empty to stay close to a real return.',
          'Om te oefenen. Tot en met 2021 waren kosten boven € 250 aftrekbaar; vanaf 2022 niet meer. Laat het veld leeg als u dicht bij een echte aangifte wilt blijven.',
        ),
        atStep('deductions', 'educationExpenses'),
      ],
    },
    {
      id: 'home-office',
      title: copy('Can I deduct working from home?', 'Kan ik thuiswerken aftrekken?'),
      blocks: [
        paragraph(
          'Employees cannot deduct it. Your employer may pay you a tax-free amount for each day you work at home: € 2,00 in 2022, € 2,15 in 2023, € 2,35 in 2024, € 2,40 in 2025, € 2,45 in 2026.',
          'Werknemers kunnen het niet aftrekken. Uw werkgever mag u per thuiswerkdag een onbelast bedrag betalen: € 2,00 in 2022, € 2,15 in 2023, € 2,35 in 2024, € 2,40 in 2025, € 2,45 in 2026.',
        ),
      ],
    },
    {
      id: 'ruling',
      title: copy('When must I apply for the 30% ruling?', 'Wanneer moet ik de 30%-regeling aanvragen?'),
      blocks: [
        paragraph(
          'Within 4 months of your first working day, together with your employer. Then it counts from day one. Read [the conditions](/tax-guide#thirty-percent-ruling), or the [site of the Belastingdienst](https://www.belastingdienst.nl/wps/wcm/connect/en/individuals/individuals).',
          'Binnen 4 maanden na uw eerste werkdag, samen met uw werkgever. Dan geldt die vanaf dag één. Lees [de voorwaarden](/tax-guide#thirty-percent-ruling) of kijk bij de [Belastingdienst](https://www.belastingdienst.nl/).',
        ),
        atStep('income', 'untaxedAllowance'),
      ],
    },
  ],
}

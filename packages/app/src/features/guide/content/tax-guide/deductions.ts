import { copy } from '@aangiftewijs/domain/language'
import { euros, figure, list, type Part, paragraph, percent, same, table, warning } from '../../blocks.ts'
import { deductionRate, deductionRates, giftFigures, healthcareRates, healthcareRows } from './law-figures.ts'
import { paidToOthers } from './paid-to-others.ts'
import { taxCredits } from './tax-credits.ts'

/** The fourth tab: what lowers the income (deductions) and what lowers the tax (credits). */
export const deductions: Part = {
  id: 'deductions',
  title: copy('Deductions & Credits', 'Aftrek en kortingen'),
  lead: copy(
    'A deduction lowers your income. A credit lowers your tax. Both mean you pay less.',
    'Een aftrekpost verlaagt uw inkomen. Een heffingskorting verlaagt uw belasting. Door beide betaalt u minder.',
  ),
  sections: [
    {
      id: 'mortgage-interest',
      title: copy('Mortgage interest deduction', 'Aftrek van hypotheekrente'),
      blocks: [
        paragraph(
          'You may deduct the interest on the loan with which you bought or improved your main home. For loans from 2013 on, you must repay the loan in at most 30 years, as an annuity mortgage and a linear one do. Costs of taking out the mortgage count once: the adviser, the valuation, the notary’s mortgage deed and its registration (_Kadaster_), NHG (_borgtochtprovisie_), and what the lender charges for closing it. The price, the transfer tax and the deed of transfer never count.',
          'U mag de rente aftrekken van de lening waarmee u uw hoofdverblijf kocht of verbeterde. Bij leningen vanaf 2013 moet u de lening in maximaal 30 jaar aflossen, zoals bij een annuïteitenhypotheek en een lineaire. De kosten van het afsluiten tellen eenmalig mee: advies, taxatie, de hypotheekakte bij de notaris en de inschrijving daarvan (Kadaster), NHG (borgtochtprovisie) en de afsluitkosten van de geldverstrekker. De koopprijs, de overdrachtsbelasting en de leveringsakte tellen nooit.',
        ),
        list(
          copy(
            '**Penalty interest** (_boeterente_), paid for repaying the loan early, counts as interest in the year you paid it, if the interest of the loan is deductible itself. What you repaid does not count.',
            '**Boeterente**, betaald omdat u de lening vervroegd afloste, telt als rente in het jaar waarin u die betaalde, als de rente van de lening zelf aftrekbaar is. Wat u afloste telt niet.',
          ),
          copy(
            '**A bridging loan** (_overbruggingslening_), between two homes: its interest is deductible under the same conditions as that of the loan it stands in for.',
            '**Een overbruggingslening**, tussen twee woningen: de rente is aftrekbaar onder dezelfde voorwaarden als die van de lening waarvoor ze in de plaats komt.',
          ),
          copy(
            '**Several loans**: of a loan from 2013 on that you do not repay the interest does not count, that of the others does. A starters loan (_Starterslening_) is repaid, out of the _Combinatielening_ that comes with it: interest you paid on the former counts, that of the latter does not.',
            '**Meer leningen**: van een lening vanaf 2013 die u niet aflost telt de rente niet, die van de andere wel. Een Starterslening wordt afgelost, uit de Combinatielening die erbij hoort: rente die u over de eerste betaalde telt, die van de tweede niet.',
          ),
          copy(
            '**Sold with a surplus** (_overwaarde_)? Of a home that you buy within three years the loan counts only above it: interest on what you borrowed instead of putting the surplus in is not deductible (_bijleenregeling_).',
            '**Verkocht met overwaarde?** Van een woning die u binnen drie jaar koopt, telt de lening alleen daarboven: de rente over wat u leende in plaats van de overwaarde erin te steken, is niet aftrekbaar (bijleenregeling).',
          ),
          copy(
            '**Your former partner stayed in the home?** For your part of it, it stays your own home for at most two years after you left. What you pay of the other part may be alimony. We do not compute this.',
            '**Bleef uw ex-partner in de woning?** Voor uw deel blijft het maximaal twee jaar na uw vertrek uw eigen woning. Wat u van het andere deel betaalt, kan alimentatie zijn. Wij rekenen dit niet uit.',
          ),
        ),
        figure({
          label: copy('Maximum rate at which you deduct', 'Hoogste tarief waartegen u aftrekt'),
          amount: percent(37.05),
          years: copy('2023, as it was planned beforehand', '2023, zoals het vooraf was gepland'),
          others: deductionRates,
          remark: copy(
            `You still find 37.05% in many texts. It was announced years ahead; the rate that became law for 2023 is ${deductionRate(2023).en}. The maximum holds for other deductions too, such as gifts and healthcare expenses.`,
            `U vindt 37,05% nog in veel teksten. Het was jaren vooruit aangekondigd; in de wet voor 2023 werd het ${deductionRate(2023).nl}. Het maximum geldt ook voor andere aftrekposten, zoals giften en zorgkosten.`,
          ),
        }),
      ],
    },
    {
      id: 'healthcare-expenses',
      title: copy('Healthcare expenses', 'Zorgkosten'),
      blocks: [
        paragraph(
          'Costs of illness or disability that your insurer does not pay may be deductible (_specifieke zorgkosten_): prescribed medicine, a hearing aid, dentures, travel to a hospital, a diet on prescription. Only the part above a threshold counts.',
          'Kosten van ziekte of handicap die uw verzekeraar niet betaalt, zijn soms aftrekbaar (specifieke zorgkosten): medicijnen op recept, een gehoorapparaat, een kunstgebit, reizen naar het ziekenhuis, een dieet op voorschrift. Alleen het deel boven een drempel telt.',
        ),
        table(
          copy(
            'Threshold for healthcare expenses of a single, by year',
            'Drempel voor zorgkosten zonder partner, per jaar',
          ),
          [
            copy('Year', 'Jaar'),
            copy('Threshold', 'Drempel'),
            copy('up to an income of', 'tot een inkomen van'),
            copy(
              `${healthcareRates.upTo.en} of an income up to; of more also ${healthcareRates.above.en}`,
              `${healthcareRates.upTo.nl} van een inkomen tot; van meer ook ${healthcareRates.above.nl}`,
            ),
          ],
          healthcareRows,
        ),
        list(
          copy(
            'Partners count their income and costs together; up to a low income their threshold is twice that of a single.',
            'Partners tellen hun inkomen en kosten samen; tot een laag inkomen is hun drempel het dubbele.',
          ),
          copy(
            `With a low income most kinds count for ${healthcareRates.more.en} more, from state pension age on for ${healthcareRates.morePension.en} more; not what doctors and treatment cost.`,
            `Bij een laag inkomen tellen de meeste soorten voor ${healthcareRates.more.nl} meer mee, vanaf de AOW-leeftijd voor ${healthcareRates.morePension.nl}; behandeling door artsen niet.`,
          ),
          copy(
            'Where your tax credits leave no tax to save, the tax authority pays for that by itself after your return (_tegemoetkoming specifieke zorgkosten_).',
            'Laten kortingen geen belasting over, dan krijgt u na de aangifte vanzelf een tegemoetkoming specifieke zorgkosten.',
          ),
          copy(
            'Not deductible: your insurance premium and the excess (_eigen risico_).',
            'Niet aftrekbaar: de premie van uw verzekering en het eigen risico.',
          ),
          copy(
            'Not deductible: your statutory own contribution (_wettelijke eigen bijdrage_), such as a quarter of a hearing aid.',
            'Niet aftrekbaar: de wettelijke eigen bijdrage, zoals een kwart van een gehoorapparaat.',
          ),
          copy(
            'Not deductible: glasses, contact lenses and laser treatment of the eyes.',
            'Niet aftrekbaar: brillen, contactlenzen en het laseren van ogen.',
          ),
        ),
      ],
    },
    {
      id: 'education-expenses',
      title: copy('Education expenses', 'Studiekosten'),
      blocks: [
        figure({
          label: copy('Threshold of the education deduction', 'Drempel van de studiekostenaftrek'),
          amount: euros(250),
          years: copy('up to 2021', 'tot en met 2021'),
          others: [],
          remark: copy(
            'Costs above the threshold could be deducted. The deduction was abolished on January 1, 2022.',
            'Kosten boven de drempel waren aftrekbaar. De aftrek is op 1 januari 2022 afgeschaft.',
          ),
        }),
        warning(
          copy('Not for later years', 'Niet voor latere jaren'),
          copy(
            'In a real return for 2022 or later you cannot deduct education expenses. The field exists in our practice return and in the calculator for practice only.',
            'In een echte aangifte over 2022 of later kunt u geen studiekosten aftrekken. Het veld staat in onze oefenaangifte en in de berekening alleen om te oefenen.',
          ),
        ),
      ],
    },
    {
      id: 'donations',
      title: copy('Donations', 'Giften'),
      blocks: [
        paragraph(
          'Gifts to an institution with ANBI status are deductible. Check the name in the [ANBI register](https://www.belastingdienst.nl/anbi). Keep proof of payment; cash gifts do not count.',
          'Giften aan een instelling met ANBI-status zijn aftrekbaar. Controleer de naam in het [ANBI-register](https://www.belastingdienst.nl/anbi). Bewaar het betaalbewijs; contante giften tellen niet.',
        ),
        figure({
          label: copy('Threshold for ordinary gifts', 'Drempel voor gewone giften'),
          amount: copy(
            `${giftFigures.rate.en} of income, at least ${giftFigures.least.en}`,
            `${giftFigures.rate.nl} van het inkomen, minstens ${giftFigures.least.nl}`,
          ),
          years: giftFigures.years,
          others: [],
          remark: copy(
            `Income here is your threshold income: boxes 1, 2 and 3 together, before personal deductions. What you give above the threshold counts, up to ${giftFigures.most.en} of that income.`,
            `Het inkomen is hier uw drempelinkomen: box 1, 2 en 3 samen, vóór de persoonsgebonden aftrek. Wat u boven de drempel geeft telt mee, tot ${giftFigures.most.nl} van dat inkomen.`,
          ),
        }),
        list(
          copy(
            `Gifts to a cultural ANBI count for ${giftFigures.more.en} more, at most ${giftFigures.moreAtMost.en} more.`,
            `Giften aan een culturele ANBI tellen ${giftFigures.more.nl} zwaarder, met maximaal ${giftFigures.moreAtMost.nl} extra.`,
          ),
          copy(
            'Gifts laid down in writing for 5 years or more (_periodieke giften_) have no threshold.',
            'Voor giften die u voor 5 jaar of langer schriftelijk vastlegt (periodieke giften) geldt geen drempel.',
          ),
          copy(
            'A periodic gift to a cultural ANBI counts for more as well. We do not compute that: the practice return calls the figure rough.',
            'Een periodieke gift aan een culturele ANBI telt ook zwaarder. Dat rekenen wij niet uit: het bedrag in de oefenaangifte is dan een ruwe schatting.',
          ),
        ),
      ],
    },
    {
      id: 'not-computed',
      title: copy('Deductions that we do not compute', 'Aftrekposten die wij niet uitrekenen'),
      blocks: [
        list(
          copy(
            'Alimony for a former partner, and premiums for an annuity (_lijfrente_) or a disability insurance (_AOV_) that you took out yourself: the practice return asks for them. You then get no figure, but you do see what the rest comes to.',
            'Alimentatie voor een ex-partner, en premies voor een lijfrente of een arbeidsongeschiktheidsverzekering (AOV) die u zelf afsloot: de oefenaangifte vraagt ernaar. Een bedrag krijgt u dan niet; wel ziet u wat de uitkomst van de rest is.',
          ),
          copy(
            'Commuting by public transport (_reisaftrek_), and weekends at home for someone disabled who lives elsewhere (_weekenduitgaven voor gehandicapten_): not asked, so the figure is without them. In the real return you find them among the deductions.',
            'Woon-werkreizen met openbaar vervoer (reisaftrek), en weekenden thuis van een gehandicapte die elders woont (weekenduitgaven voor gehandicapten): daar vragen wij niet naar, dus het bedrag is zonder. In de echte aangifte staan ze bij de aftrekposten.',
          ),
        ),
      ],
    },
    ...paidToOthers,
    {
      id: 'self-employed',
      title: copy('Self-employed people', 'Zelfstandigen'),
      blocks: [
        paragraph(
          'Do you run a business and work in it for at least 1,225 hours a year? Then you may deduct a fixed amount from your profit (_zelfstandigenaftrek_). A percentage of the profit that is left is exempt, without the hours requirement (_mkb-winstvrijstelling_).',
          'Hebt u een onderneming en werkt u daar minstens 1.225 uur per jaar in? Dan mag u een vast bedrag van uw winst aftrekken (de zelfstandigenaftrek). Van de winst die overblijft is een percentage vrijgesteld, zonder ureneis (de mkb-winstvrijstelling).',
        ),
        figure({
          label: copy('Self-employed deduction', 'Zelfstandigenaftrek'),
          amount: euros(6310),
          years: same('2022'),
          others: [
            { year: '2023', amount: euros(5030) },
            { year: '2024', amount: euros(3750) },
            { year: '2025', amount: euros(2470) },
            { year: '2026', amount: euros(1200) },
          ],
        }),
        figure({
          label: copy('Small-business profit exemption', 'Mkb-winstvrijstelling'),
          amount: percent(14),
          years: copy('up to 2023', 'tot en met 2023'),
          others: [
            { year: '2024', amount: percent(13.31) },
            { year: '2025', amount: percent(12.7) },
            { year: '2026', amount: percent(12.7) },
          ],
        }),
      ],
    },
    ...taxCredits,
  ],
}

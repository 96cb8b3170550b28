import { copy } from '@aangiftewijs/domain/language'
import { figure, list, note, type Part, paragraph, table } from '../../blocks.ts'
import { abroad } from './abroad.ts'
import {
  box2RateOf2023,
  box2Rates,
  box3RateOf2022,
  box3Rates,
  box3Rows,
  bracketRows,
  firstRate,
  notSettledOf2024,
  pensionAgeRows,
} from './law-figures.ts'

/** The first tab: how the system works, who it is for, and what is different for people from abroad. */
export const overview: Part = {
  id: 'overview',
  title: copy('System Overview', 'Het stelsel'),
  lead: copy(
    'How income tax works in the Netherlands, in ten minutes.',
    'Hoe de inkomstenbelasting in Nederland werkt, in tien minuten.',
  ),
  sections: [
    {
      id: 'tax-year',
      title: copy('The tax year', 'Het belastingjaar'),
      blocks: [
        paragraph(
          'The tax year runs from January 1 to December 31. After the year has ended, you tell the tax authority (_Belastingdienst_) what you earned, owned and paid in that year. This report is your income tax return: the _aangifte inkomstenbelasting_.',
          'Het belastingjaar loopt van 1 januari tot en met 31 december. Na afloop van het jaar geeft u aan de Belastingdienst door wat u dat jaar verdiende, bezat en betaalde. Dat heet de aangifte inkomstenbelasting.',
        ),
        paragraph(
          'Your employer already takes tax from your salary each month: the _loonheffing_. The return is the final sum. You get money back if too much was taken, and you pay if it was too little.',
          'Uw werkgever houdt elke maand al belasting in op uw loon: de loonheffing. De aangifte is de eindafrekening. U krijgt geld terug als er te veel is ingehouden en u betaalt bij als het te weinig was.',
        ),
      ],
    },
    {
      id: 'deadline',
      title: copy('The deadline', 'De uiterste datum'),
      blocks: [
        paragraph(
          'You usually have until May 1 of the following year: you file before that day (April 30 at the latest). The return for 2024 had to be filed before May 1, 2025 (April 30, 2025 at the latest). Filing opens on March 1.',
          'U doet meestal aangifte vóór 1 mei van het volgende jaar (uiterlijk 30 april). De aangifte over 2024 moest vóór 1 mei 2025 binnen zijn (uiterlijk 30 april 2025). Aangifte doen kan vanaf 1 maart.',
        ),
        list(
          copy(
            'Need more time? Ask for an extension (_uitstel_) before May 1. You then normally get until September 1.',
            'Hebt u meer tijd nodig? Vraag vóór 1 mei uitstel aan. U krijgt dan meestal tot 1 september.',
          ),
          copy(
            'Did you move to or from the Netherlands, or live abroad all year? The [M or C form](/tax-guide#which-form) is usually due before July 1 of the year after; your invitation has the day.',
            'Kwam of vertrok u, of woonde u het hele jaar in het buitenland? De [M- of C-aangifte](/tax-guide#which-form) moet meestal vóór 1 juli van het jaar daarna binnen zijn; de dag staat in uw uitnodiging.',
          ),
          copy(
            'Do you have to pay? If you file too late, you pay interest (_belastingrente_) on it from July 1 on, beside a possible fine. An extension does not stop that interest.',
            'Moet u betalen? Wie te laat aangifte doet, betaalt daarover vanaf 1 juli belastingrente, naast een mogelijke boete. Uitstel houdt die rente niet tegen.',
          ),
          copy(
            'File before April 1 and you will normally hear from the Belastingdienst before July 1.',
            'Doet u aangifte vóór 1 april? Dan krijgt u normaal gesproken vóór 1 juli bericht van de Belastingdienst.',
          ),
          copy(
            'Your letter may name another date. The date in the letter is the one that counts.',
            'Staat er in uw brief een andere datum? Dan geldt de datum in de brief.',
          ),
        ),
        paragraph(
          'Keep your papers for 5 years after you file. See [how long to keep records](/tax-guide#keep-records).',
          'Bewaar uw papieren 5 jaar na de aangifte. Zie [hoe lang u papieren bewaart](/tax-guide#keep-records).',
        ),
      ],
    },
    {
      id: 'box-system',
      title: copy('The three boxes', 'De drie boxen'),
      blocks: [
        paragraph(
          'Dutch income tax has three “boxes”. Each box has its own kind of income and its own rates. The three results are added up, and your tax credits are taken off the total.',
          'De inkomstenbelasting kent drie boxen. Elke box heeft zijn eigen soort inkomen en zijn eigen tarieven. De drie uitkomsten worden opgeteld en uw heffingskortingen gaan daarvan af.',
        ),
        table(
          copy('What belongs in which box', 'Wat hoort in welke box'),
          [
            copy('Box', 'Box'),
            copy('What it covers', 'Waar het over gaat'),
            copy('How it is taxed', 'Hoe het wordt belast'),
          ],
          [
            [
              copy('Box\u00a01', 'Box\u00a01'),
              copy(
                'Work and home: salary, benefits, pension, profit, your own home',
                'Werk en woning: loon, uitkering, pensioen, winst, eigen woning',
              ),
              copy(
                'In brackets: a higher income has a higher rate',
                'In schijven: bij een hoger inkomen hoort een hoger tarief',
              ),
            ],
            [
              copy('Box\u00a02', 'Box\u00a02'),
              copy(
                'A substantial interest: 5% or more of the shares of a company',
                'Een aanmerkelijk belang: 5% of meer van de aandelen van een bv of andere vennootschap',
              ),
              copy(
                'On dividends and on profit from selling shares',
                'Over dividend en over winst bij verkoop van aandelen',
              ),
            ],
            [
              copy('Box\u00a03', 'Box\u00a03'),
              copy('Savings and investments', 'Sparen en beleggen'),
              copy(
                'On a deemed return, above a tax-free amount',
                'Over een fictief rendement, boven het heffingsvrij vermogen',
              ),
            ],
          ],
        ),
      ],
    },
    {
      id: 'box-1',
      title: copy('Box 1: work and home', 'Box 1: werk en woning'),
      blocks: [
        paragraph(
          'For most people box 1 is nearly everything: salary, holiday pay, bonus, benefits, pension and profit from a business. Your own home belongs here too. You add a small percentage of its value (the _eigenwoningforfait_), and you may deduct the mortgage interest.',
          'Voor de meeste mensen is box 1 bijna alles: loon, vakantiegeld, bonus, uitkering, pensioen en winst uit een onderneming. Ook uw eigen woning hoort hier. U telt een klein percentage van de waarde bij uw inkomen op (het eigenwoningforfait) en u mag de hypotheekrente aftrekken.',
        ),
        paragraph(
          'The tax follows the [brackets](/tax-guide#brackets). Part of it pays for national insurance, such as the state pension (AOW).',
          'De belasting volgt de [schijven](/tax-guide#brackets). Een deel ervan is premie voor de volksverzekeringen, zoals de AOW.',
        ),
      ],
    },
    {
      id: 'box-2',
      title: copy('Box 2: a substantial interest', 'Box 2: aanmerkelijk belang'),
      blocks: [
        paragraph(
          'You have a substantial interest (_aanmerkelijk belang_) when you, alone or with your fiscal partner, own at least 5% of the shares of a company. Dividends and the profit on selling the shares are taxed in box 2.',
          'U hebt een aanmerkelijk belang als u, alleen of samen met uw fiscale partner, minstens 5% van de aandelen van een bv of andere vennootschap bezit. Dividend en winst bij verkoop van die aandelen worden belast in box 2.',
        ),
        figure({
          label: copy('Rate in box 2', 'Tarief in box 2'),
          amount: box2RateOf2023,
          years: copy('2021 to 2023', '2021 tot en met 2023'),
          others: box2Rates,
          remark: copy(
            'Fiscal partners can each use the lower rate.',
            'Fiscale partners kunnen allebei het lage tarief gebruiken.',
          ),
        }),
      ],
    },
    {
      id: 'box-3',
      title: copy('Box 3: savings and investments', 'Box 3: sparen en beleggen'),
      blocks: [
        paragraph(
          'Box 3 looks at what you own on January 1: bank balances, your share in the reserve of an owners’ association (_VvE_), shares, crypto, a second home, and money you lent to others. What you owe comes off as far as it is above the threshold in the table; taxes you still had to pay do not. Your own home and its mortgage are not in box 3.',
          'Box 3 kijkt naar wat u op 1 januari bezit: banktegoeden, uw aandeel in de reserve van een VvE, aandelen, crypto, een tweede woning en geld dat u hebt uitgeleend. Uw schulden gaan eraf voor zover ze hoger zijn dan de drempel in de tabel; belasting die u nog moest betalen niet. Uw eigen woning en de hypotheek daarop horen niet in box 3.',
        ),
        paragraph(
          'A home in box 3 counts by its WOZ value. Do you let it, and has the tenant rent protection? Then it counts at a percentage of that value which goes by the yearly rent (_leegwaarderatio_). The Belastingdienst has the table; in our return you fill in the lower value yourself.',
          'Een woning in box 3 telt met de WOZ-waarde. Verhuurt u die en heeft de huurder huurbescherming? Dan telt een percentage van die waarde, dat afhangt van de jaarhuur (de leegwaarderatio). De Belastingdienst heeft de tabel; in onze aangifte vult u de lagere waarde zelf in.',
        ),
        paragraph(
          'The tax is not on what you really earned but on a deemed return: a fixed percentage for savings, another for investments, and one for debts. Was your real return lower? Then you may report it, and the lower amount counts: through 2024 on a separate form (_opgaaf werkelijk rendement_), from 2025 in the return.',
          'U betaalt niet over wat u echt verdiende, maar over een fictief rendement: een vast percentage voor spaargeld, een ander voor beleggingen en een voor schulden. Was uw werkelijke rendement lager? Dan mag u dat opgeven en telt het lagere bedrag: tot en met 2024 met een apart formulier (opgaaf werkelijk rendement), vanaf 2025 in de aangifte.',
        ),
        figure({
          label: copy('Rate on the deemed return, about', 'Tarief over het fictieve rendement, ongeveer'),
          amount: box3RateOf2022,
          years: copy('2021 and 2022', '2021 en 2022'),
          others: box3Rates,
        }),
        table(
          copy('Box 3 by year, per person', 'Box 3 per jaar, per persoon'),
          [
            copy('Year', 'Jaar'),
            copy('Tax-free allowance', 'Heffingsvrij vermogen'),
            copy('Debts count above', 'Schulden tellen boven'),
            copy('Return on savings', 'Rendement spaargeld'),
            copy('Return on investments', 'Rendement beleggingen'),
            copy('Return on debts', 'Rendement schulden'),
          ],
          box3Rows,
        ),
        paragraph(
          'Do you own valuables? See [valuables in box 3](/tax-guide#valuables).',
          'Hebt u kostbaarheden? Zie [kostbaarheden in box 3](/tax-guide#valuables).',
        ),
      ],
    },
    {
      id: 'brackets',
      title: copy('Tax brackets in box 1', 'Belastingschijven in box 1'),
      blocks: [
        paragraph(
          'You do not pay one rate on everything. Each part of your income has its own rate: a higher rate only touches the euros above the limit.',
          'U betaalt niet één tarief over alles. Elk deel van uw inkomen heeft zijn eigen tarief: een hoger tarief geldt alleen voor de euro’s boven de grens.',
        ),
        table(
          copy(
            'Box 1 below state pension age, tax and national insurance together',
            'Box 1 onder de AOW-leeftijd, belasting en premies samen',
          ),
          [copy('Year', 'Jaar'), copy('First euros', 'Eerste euro’s'), copy('Above that', 'Daarboven')],
          bracketRows,
        ),
        paragraph(
          `In 2023 the ${firstRate.whole.en} was ${firstRate.tax.en} tax and ${firstRate.premiums.en} national insurance. From state pension age you no longer pay the AOW premium, so the first bracket is lower; the credits are lower, too.`,
          `In 2023 bestond de ${firstRate.whole.nl} uit ${firstRate.tax.nl} belasting en ${firstRate.premiums.nl} premie volksverzekeringen. Vanaf de AOW-leeftijd betaalt u geen AOW-premie meer. De eerste schijf is dan lager, en de kortingen ook.`,
        ),
        table(
          copy('From state pension age', 'Vanaf de AOW-leeftijd'),
          [
            copy('Year', 'Jaar'),
            copy('First rate', 'Eerste tarief'),
            copy('General tax credit, at most', 'Algemene heffingskorting, maximaal'),
            copy('Employment tax credit, at most', 'Arbeidskorting, maximaal'),
          ],
          pensionAgeRows,
        ),
        note(
          copy('Our figure follows these brackets', 'Ons bedrag volgt deze schijven'),
          copy(
            'The figure under the rules for your year, which stands first in the [quick calculator](/quick-tax-calculator) and in the practice return, is computed with these brackets and the tax credits: go by that one. Beneath it, closed, stand the calculations of the demonstration, [each with brackets of its own](/faq#different-amounts).',
            'Het bedrag volgens de regels van uw jaar, dat voorop staat in de [snelle berekening](/quick-tax-calculator) en in de oefenaangifte, is berekend met deze schijven en de heffingskortingen: ga daarop af. Daaronder, dichtgeklapt, staan de berekeningen van de demonstratie, [elk met eigen schijven](/faq#different-amounts).',
          ),
        ),
      ],
    },
    {
      id: 'who-must-file',
      title: copy('Who must file', 'Wie moet aangifte doen'),
      blocks: [
        list(
          copy(
            'You received a letter that asks you to file (_aangiftebrief_): you must file, even if you owe nothing.',
            'U kreeg een brief dat u aangifte moet doen (de aangiftebrief): dan moet u aangifte doen, ook als u niets hoeft te betalen.',
          ),
          copy(
            `You received no letter but have to pay tax: you must file. For 2024 an amount of up to ${notSettledOf2024.charged.en} is usually not charged.`,
            `U kreeg geen brief, maar u moet belasting betalen: dan moet u aangifte doen. Over 2024 wordt een bedrag tot en met ${notSettledOf2024.charged.nl} meestal niet geïnd.`,
          ),
          copy(
            `You expect money back: you may file, up to 5 years after the tax year. For 2024 a refund of up to ${notSettledOf2024.refunded.en} is usually not paid.`,
            `U denkt dat u geld terugkrijgt: dan mag u aangifte doen, tot 5 jaar na het belastingjaar. Over 2024 wordt een teruggaaf tot en met ${notSettledOf2024.refunded.nl} meestal niet uitbetaald.`,
          ),
          copy(
            'You run a business or have income that nobody withheld tax from: you normally must file.',
            'U hebt een onderneming of inkomsten waarop niemand belasting inhield: dan moet u meestal aangifte doen.',
          ),
        ),
      ],
    },
    ...abroad,
  ],
}

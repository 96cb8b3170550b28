import { copy } from '@aangiftewijs/domain/language'
import { figure, list, note, orderedList, type Part, table } from '../../blocks.ts'

/** The fifth tab: the seven steps, what can go wrong, and what happens after. */
export const filingProcess: Part = {
  id: 'filing-process',
  title: copy('Filing Process', 'Aangifte doen'),
  lead: copy(
    'Seven steps from first question to practice submission, and what to watch out for.',
    'Zeven stappen van de eerste vraag tot de oefeninzending, en waar u op let.',
  ),
  sections: [
    {
      id: 'seven-steps',
      title: copy('The seven steps', 'De zeven stappen'),
      blocks: [
        orderedList(
          copy(
            '**Setup.** Choose the tax year, fill in a BSN, and say whether you have foreign income, own a home, and file together. [Go to setup](/tax-filing/setup)',
            '**Gegevens.** Kies het belastingjaar, vul een BSN in en geef aan of u buitenlands inkomen en een eigen woning hebt en samen aangifte doet. [Naar gegevens](/tax-filing/setup)',
          ),
          copy(
            '**Partner.** Only for a joint return: the details of your fiscal partner. [Go to partner](/tax-filing/partner)',
            '**Partner.** Alleen bij een gezamenlijke aangifte: de gegevens van uw fiscale partner. [Naar partner](/tax-filing/partner)',
          ),
          copy(
            '**Documents.** Upload your income statement and mortgage statement. The figures we can read are offered to you in the next steps. [Go to documents](/tax-filing/documents)',
            '**Documenten.** Upload uw jaaropgaaf en het jaaroverzicht van uw hypotheek. De bedragen die wij kunnen lezen, bieden wij in de volgende stappen aan. [Naar documenten](/tax-filing/documents)',
          ),
          copy(
            '**Income.** Check your salary, other income and the tax withheld. [Go to income](/tax-filing/income)',
            '**Inkomen.** Controleer uw loon, andere inkomsten en de ingehouden loonheffing. [Naar inkomen](/tax-filing/income)',
          ),
          copy(
            '**Deductions.** Mortgage interest, healthcare, education and donations. The tax is calculated as you go. [Go to deductions](/tax-filing/deductions)',
            '**Aftrekposten.** Hypotheekrente, zorgkosten, studiekosten en giften. De belasting wordt meteen berekend. [Naar aftrekposten](/tax-filing/deductions)',
          ),
          copy(
            '**Review.** Everything on one page, with tips. You can still change every answer. [Go to review](/tax-filing/review)',
            '**Overzicht.** Alles op één pagina, met tips. U kunt elk antwoord nog wijzigen. [Naar overzicht](/tax-filing/review)',
          ),
          copy(
            '**Submit.** Confirm and practise the submission. Nothing is sent to the tax authority. [Go to submit](/tax-filing/submit)',
            '**Inzenden.** Bevestig en oefen het inzenden. Er gaat niets naar de Belastingdienst. [Naar inzenden](/tax-filing/submit)',
          ),
        ),
        note(
          copy('Your answers are saved at every step', 'Uw antwoorden worden bij elke stap bewaard'),
          copy(
            'You can stop and come back later. Uploaded documents are deleted after 24 hours; the figures you saved stay.',
            'U kunt stoppen en later terugkomen. Geüploade documenten worden na 24 uur verwijderd; de bedragen die u bewaarde blijven staan.',
          ),
        ),
      ],
    },
    {
      id: 'common-mistakes',
      title: copy('Common mistakes', 'Veelgemaakte fouten'),
      blocks: [
        list(
          copy(
            '**Forgetting a statement.** Two jobs mean two annual statements. Add them up.',
            '**Een jaaropgaaf vergeten.** Twee banen betekent twee jaaropgaven. Tel ze op.',
          ),
          copy(
            '**Gross instead of taxable salary.** Take _loon loonbelasting/volksverzekeringen_, not the salary in your contract.',
            '**Bruto in plaats van fiscaal loon.** Neem ‘loon loonbelasting/volksverzekeringen’, niet het loon uit uw contract.',
          ),
          copy(
            '**Repayment counted as interest.** Only the interest part of your mortgage payment is deductible.',
            '**Aflossing als rente meetellen.** Alleen het rentedeel van uw hypotheeklast is aftrekbaar.',
          ),
          copy(
            '**Leaving out foreign accounts.** Banks there report them.',
            '**Buitenlandse rekeningen weglaten.** Banken daar geven ze door.',
          ),
          copy(
            '**The balance of the wrong day.** Box 3 uses January 1, not December 31 of the tax year.',
            '**Het saldo van de verkeerde dag.** Box 3 kijkt naar 1 januari, niet naar 31 december van het belastingjaar.',
          ),
          copy(
            '**Deducting healthcare premiums.** The premium and the excess are never deductible.',
            '**De zorgpremie aftrekken.** De premie en het eigen risico zijn nooit aftrekbaar.',
          ),
          copy(
            '**Deducting everything with the partner who earns more.** Often worse: compare the divisions.',
            '**Alles aftrekken bij de partner die het meest verdient.** Vaak slechter: vergelijk de verdelingen.',
          ),
          copy(
            '**Too late with the 30% ruling.** After 4 months it no longer counts from your first day.',
            '**Te laat met de 30%-regeling.** Na 4 maanden geldt die niet meer vanaf uw eerste dag.',
          ),
          copy(
            '**Not checking pre-filled figures.** You are responsible for them.',
            '**Vooraf ingevulde bedragen niet controleren.** U bent er verantwoordelijk voor.',
          ),
        ),
      ],
    },
    {
      id: 'after-filing',
      title: copy('After you file a real return', 'Nadat u echt aangifte hebt gedaan'),
      blocks: [
        orderedList(
          copy(
            'You get a confirmation of receipt at once. Save it.',
            'U krijgt meteen een ontvangstbevestiging. Bewaar die.',
          ),
          copy(
            'Usually a provisional assessment follows, with the first calculation.',
            'Meestal volgt een voorlopige aanslag met de eerste berekening.',
          ),
          copy(
            'The final assessment comes within 3 years after the tax year, longer if you had an extension.',
            'De definitieve aanslag komt binnen 3 jaar na het belastingjaar, later als u uitstel had.',
          ),
          copy(
            'Found a mistake? You can send a corrected return up to 5 years after the tax year.',
            'Ziet u een fout? U kunt tot 5 jaar na het belastingjaar een verbeterde aangifte sturen.',
          ),
          copy(
            'Do you disagree with the assessment? Object within 6 weeks.',
            'Bent u het niet eens met de aanslag? Maak binnen 6 weken bezwaar.',
          ),
        ),
      ],
    },
    {
      id: 'keep-records',
      title: copy('How long to keep records', 'Hoe lang u papieren bewaart'),
      blocks: [
        figure({
          label: copy('Keep the papers of your return', 'Bewaar de papieren bij uw aangifte'),
          amount: copy('5 years', '5 jaar'),
          years: copy('every year', 'elk jaar'),
          others: [],
          remark: copy(
            'Keep papers about your home and mortgage for as long as you own it. Businesses keep their records for 7 years, about property 10.',
            'Bewaar papieren over uw woning en hypotheek zolang u eigenaar bent. Ondernemers bewaren hun administratie 7 jaar, over onroerende zaken 10.',
          ),
        }),
      ],
    },
    {
      id: 'key-dates',
      title: copy('Dates to remember', 'Datums om te onthouden'),
      blocks: [
        table(
          copy('The calendar of a return', 'De kalender van een aangifte'),
          [copy('When', 'Wanneer'), copy('What', 'Wat')],
          [
            [copy('January 1', '1 januari'), copy('The day box 3 looks at', 'De dag waar box 3 naar kijkt')],
            [
              copy('January and February', 'januari en februari'),
              copy('Annual statements arrive', 'De jaaropgaven komen binnen'),
            ],
            [copy('March 1', '1 maart'), copy('Filing opens', 'U kunt aangifte doen')],
            [
              copy('April 1', '1 april'),
              copy(
                'File before this day to hear back before July 1',
                'Doe vóór deze dag aangifte en krijg vóór 1 juli bericht',
              ),
            ],
            [
              copy('Before May 1', 'Vóór 1 mei'),
              copy(
                'The usual deadline; ask for an extension before it',
                'De gewone uiterste datum; vraag uitstel vóór die dag aan',
              ),
            ],
            [
              copy('Before July 1', 'Vóór 1 juli'),
              copy(
                'Usually the deadline of M and C forms: the day in your invitation counts',
                'Meestal de uiterste datum van de M- en C-aangifte: de dag in uw uitnodiging geldt',
              ),
            ],
            [
              copy('July 1', '1 juli'),
              copy(
                'From this day interest (_belastingrente_) runs on what you have to pay, unless you filed before May 1',
                'Vanaf deze dag loopt belastingrente over wat u moet betalen, tenzij u vóór 1 mei aangifte deed',
              ),
            ],
            [
              copy('September 1', '1 september'),
              copy('The usual deadline with an extension', 'De gewone uiterste datum met uitstel'),
            ],
          ],
        ),
      ],
    },
    {
      id: 'more-help',
      title: copy('More help', 'Meer hulp'),
      blocks: [
        list(
          copy('[Frequently asked questions](/faq)', '[Veelgestelde vragen](/faq)'),
          copy(
            '[Official sites, expat sites and tools](/resources)',
            '[Officiële sites, sites voor expats en rekenhulpen](/resources)',
          ),
          copy('[Quick tax calculator](/quick-tax-calculator)', '[Snelle belastingberekening](/quick-tax-calculator)'),
          copy(
            '[Individuals at the Belastingdienst, in English](https://www.belastingdienst.nl/wps/wcm/connect/en/individuals/individuals)',
            '[Particulieren bij de Belastingdienst](https://www.belastingdienst.nl/wps/wcm/connect/nl/home/home)',
          ),
        ),
      ],
    },
  ],
}

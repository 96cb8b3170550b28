import { copy } from '@aangiftewijs/domain/language'
import { list, note, orderedList, type Part, paragraph, table } from '../../blocks.ts'

/** The second tab: which form is yours, what its sections ask, and which papers to have at hand. */
export const forms: Part = {
  id: 'forms',
  title: copy('Tax Forms Explained', 'De formulieren uitgelegd'),
  lead: copy(
    'Which form is yours, what each section asks, and what the Dutch words mean.',
    'Welk formulier u gebruikt, wat elk onderdeel vraagt en wat de woorden betekenen.',
  ),
  sections: [
    {
      id: 'which-form',
      title: copy('Which form is yours', 'Welk formulier is voor u'),
      blocks: [
        table(
          copy('The forms for private individuals', 'De formulieren voor particulieren'),
          [copy('Form', 'Formulier'), copy('For whom', 'Voor wie'), copy('How', 'Hoe')],
          [
            [
              copy('P form', 'P-aangifte'),
              copy('You lived in the Netherlands all year', 'U woonde het hele jaar in Nederland'),
              copy('Online, in Mijn Belastingdienst', 'Online, in Mijn Belastingdienst'),
            ],
            [
              copy('M form', 'M-aangifte'),
              copy(
                'You moved to or from the Netherlands during the year',
                'U kwam in de loop van het jaar naar Nederland of vertrok',
              ),
              copy(
                'Online or on paper; the Belastingdienst says which',
                'Online of op papier; de Belastingdienst laat weten welk van de twee',
              ),
            ],
            [
              copy('C form', 'C-aangifte'),
              copy(
                'You lived abroad all year and had income here',
                'U woonde het hele jaar in het buitenland en had hier inkomen',
              ),
              copy('Online, with DigiD or a European login', 'Online, met DigiD of een Europees inlogmiddel'),
            ],
            [
              copy('F form', 'F-aangifte'),
              copy(
                'You file for someone who has died, for the year of the death; a year before it keeps its usual form',
                'U doet aangifte voor iemand die is overleden, over het jaar van overlijden; over een eerder jaar blijft het de gewone aangifte',
              ),
              copy('Online or on paper', 'Online of op papier'),
            ],
          ],
        ),
        paragraph(
          'The P form is due before May 1 of the year after, an M or C form usually before July 1. The day in your letter or invitation counts.',
          'Een P-aangifte moet vóór 1 mei van het jaar daarna binnen zijn, een M- of C-aangifte meestal vóór 1 juli. De dag in uw brief of uitnodiging geldt.',
        ),
        paragraph(
          'You file the real return with the Belastingdienst: [sign in to Mijn Belastingdienst](https://mijn.belastingdienst.nl/) with [DigiD](https://www.digid.nl/en). What you practise here follows the idea of the P form.',
          'De echte aangifte doet u bij de Belastingdienst: [log in op Mijn Belastingdienst](https://mijn.belastingdienst.nl/) met [DigiD](https://www.digid.nl/). Wat u hier oefent, volgt de opzet van de P-aangifte.',
        ),
      ],
    },
    {
      id: 'form-sections',
      title: copy('The sections of the return', 'De onderdelen van de aangifte'),
      blocks: [
        orderedList(
          copy(
            '**Personal details** (_persoonlijke gegevens_): who you are, your BSN, your partner and children.',
            '**Persoonlijke gegevens**: wie u bent, uw BSN, uw partner en uw kinderen.',
          ),
          copy(
            '**Income from work** (_inkomsten uit werk_): salary, benefits, pension, and the tax withheld.',
            '**Inkomsten uit werk**: loon, uitkering, pensioen en de ingehouden loonheffing.',
          ),
          copy(
            '**Own home** (_eigen woning_): the WOZ value, the mortgage and its interest.',
            '**Eigen woning**: de WOZ-waarde, de hypotheek en de rente.',
          ),
          copy(
            '**Other income** (_overige inkomsten_): freelance work, alimony received (with a healthcare contribution, Zvw, in a separate assessment), rent of your own home.',
            '**Overige inkomsten**: bijverdiensten, ontvangen alimentatie (met een zorgbijdrage, Zvw, op een aparte aanslag), verhuur van uw eigen woning.',
          ),
          copy(
            '**Assets and debts** (_bezittingen en schulden_): balances and debts on January 1 for box 3.',
            '**Bezittingen en schulden**: saldi en schulden op 1 januari voor box 3.',
          ),
          copy(
            '**Deductions** (_aftrekposten_): specific healthcare expenses, gifts, alimony paid.',
            '**Aftrekposten**: specifieke zorgkosten, giften, betaalde alimentatie.',
          ),
          copy(
            '**Tax credits** (_heffingskortingen_): most are filled in for you.',
            '**Heffingskortingen**: de meeste worden voor u ingevuld.',
          ),
          copy(
            '**Dividing and sending** (_verdelen en verzenden_): with a fiscal partner you choose who deducts what, then you sign and send.',
            '**Verdelen en verzenden**: met een fiscale partner kiest u wie wat aftrekt. Daarna ondertekent en verzendt u.',
          ),
        ),
        note(
          copy('Pre-filled does not mean right', 'Vooraf ingevuld is niet altijd goed'),
          copy(
            'The Belastingdienst fills in what it knows (_vooraf ingevulde aangifte_). You stay responsible: compare each figure with your own papers.',
            'De Belastingdienst vult in wat bekend is (de vooraf ingevulde aangifte). U blijft verantwoordelijk: vergelijk elk bedrag met uw eigen papieren.',
          ),
        ),
      ],
    },
    {
      id: 'documents-you-need',
      title: copy('Papers to have at hand', 'Papieren die u nodig hebt'),
      blocks: [
        list(
          copy(
            'Your annual income statement (_jaaropgaaf_), one from each employer or benefits agency.',
            'Uw jaaropgaaf, van elke werkgever of uitkeringsinstantie één.',
          ),
          copy(
            'The annual statement of your mortgage (_jaaroverzicht hypotheek_).',
            'Het jaaroverzicht van uw hypotheek.',
          ),
          copy(
            'The WOZ notice of your home from the municipality.',
            'De WOZ-beschikking van uw woning van de gemeente.',
          ),
          copy(
            'The annual overview of your bank: balances and debts on January 1.',
            'Het jaaroverzicht van uw bank: saldi en schulden op 1 januari.',
          ),
          copy(
            'Receipts for what you want to deduct: healthcare, gifts.',
            'Bewijzen van wat u wilt aftrekken: zorgkosten, giften.',
          ),
          copy(
            'The letter about your provisional assessment, if you have one.',
            'De brief over uw voorlopige aanslag, als u die hebt.',
          ),
        ),
        paragraph(
          'Want to practise without your own papers? Use our [sample documents with fictional data](/sample-documents).',
          'Wilt u oefenen zonder uw eigen papieren? Gebruik onze [voorbeelddocumenten met verzonnen gegevens](/sample-documents).',
        ),
      ],
    },
    {
      id: 'provisional-assessment',
      title: copy('The provisional assessment', 'De voorlopige aanslag'),
      blocks: [
        paragraph(
          'With a provisional assessment (_voorlopige aanslag_) you pay, or receive, tax in monthly parts during the year. Many home owners receive their mortgage benefit this way. The return settles the difference afterwards. Did your income change? Change the assessment too, or you may have to pay back.',
          'Met een voorlopige aanslag betaalt of ontvangt u tijdens het jaar belasting in maandelijkse delen. Veel huiseigenaren krijgen zo hun hypotheekvoordeel. De aangifte verrekent achteraf het verschil. Verandert uw inkomen? Wijzig dan ook de aanslag, anders moet u misschien terugbetalen.',
        ),
      ],
    },
    {
      id: 'letters',
      title: copy('Letters you may get afterwards', 'Brieven die u daarna kunt krijgen'),
      blocks: [
        table(
          copy('Letters and what they mean', 'Brieven en wat ze betekenen'),
          [copy('Letter', 'Brief'), copy('What it means', 'Wat het betekent'), copy('What to do', 'Wat u doet')],
          [
            [
              copy('_Aangiftebrief_', 'Aangiftebrief'),
              copy('You are asked to file', 'U wordt gevraagd aangifte te doen'),
              copy('File before the date in the letter', 'Doe aangifte vóór de datum in de brief'),
            ],
            [
              copy('_Voorlopige aanslag_', 'Voorlopige aanslag'),
              copy('A first calculation of your return', 'Een eerste berekening van uw aangifte'),
              copy('Pay, or wait for the refund', 'Betaal, of wacht op de teruggaaf'),
            ],
            [
              copy('_Definitieve aanslag_', 'Definitieve aanslag'),
              copy('The final decision', 'De definitieve beslissing'),
              copy(
                'Check it; object within 6 weeks if it is wrong',
                'Controleer hem; maak binnen 6 weken bezwaar als hij niet klopt',
              ),
            ],
            [
              copy('_Aanmaning_', 'Aanmaning'),
              copy('A reminder that your return is late', 'Een waarschuwing dat uw aangifte te laat is'),
              copy('File at once, or a fine follows', 'Doe direct aangifte, anders volgt een boete'),
            ],
          ],
        ),
      ],
    },
  ],
}

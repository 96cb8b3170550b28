import { Link } from '@aangiftewijs/ui/Link'
import { Heading, Prose, Page as Sheet, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../copy/words.tsx'
import { useNews } from '../../ports/queries.ts'
import { usePage } from '../../shell/page-context.tsx'
import { contactAddress } from '../guide/contact-address.ts'
import { newsBase } from './filter-in-address.ts'
import { NewsFrame } from './NewsFrame.tsx'
import { newsProductWords } from './product.copy.ts'
import { type NewsTextPath, newsTexts, reportWords } from './text-pages.copy.ts'

const isTextPath = (path: string): path is NewsTextPath => path in newsTexts

/** Contact, privacy, terms and accessibility of the news product. */
export function Page() {
  const { path } = usePage()
  const { data } = useNews()
  const base = newsBase(path)
  const own = path.slice(base.length)
  const asked = isTextPath(own) ? own : '/contact'
  const text = newsTexts[asked]
  return (
    <NewsFrame articles={data?.articles ?? []}>
      <Sheet>
        <Stack gap={6}>
          <Heading level={1}>
            <T text={text.title} />
          </Heading>
          <Prose>
            {text.paragraphs.map((paragraph) => (
              <p key={paragraph.en}>
                <T text={paragraph} />
              </p>
            ))}
            {(asked === '/contact' || asked === '/accessibility') && <WayToReport words={reportWords[asked]} />}
          </Prose>
          <Link href={base || '/'}>
            <T text={newsProductWords.home} />
          </Link>
        </Stack>
      </Sheet>
    </NewsFrame>
  )
}

function WayToReport({ words }: { readonly words: (typeof reportWords)[keyof typeof reportWords] }) {
  const contact = usePage().operator?.controller?.contact
  if (contact === undefined)
    return (
      <p>
        <T text={words.nobody} />
      </p>
    )
  return (
    <p>
      <T text={words.report} /> <Link href={contactAddress(contact)}>{contact}</Link>
    </p>
  )
}

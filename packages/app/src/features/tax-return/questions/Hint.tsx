import type { Copy } from '@aangiftewijs/domain/language'
import { type AlsoCountName, type AmountName, elsewhereWords } from '@aangiftewijs/domain/tax-return'
import { Link } from '@aangiftewijs/ui/Link'
import { ScreenOnly, Stack } from '@aangiftewijs/ui/layout'
import { T } from '../../../copy/words.tsx'

interface HintProps {
  readonly name: AmountName | AlsoCountName
  readonly text: Copy
}

/** The hint of a question, and where what papers call by the same name belongs instead: a link on this page, so that nothing typed is lost. */
export function Hint({ name, text }: HintProps) {
  const elsewhere = elsewhereWords[name]
  if (!elsewhere) return <T text={text} />
  return (
    <Stack gap={1}>
      <div>
        <T text={text} />
      </div>
      <ScreenOnly>
        <div>
          {/* In an element: beside what React writes between two texts, Chromium leaves a space out of descriptions. */}
          <span>
            <T text={elsewhere.text} />
          </span>{' '}
          <Link href={`#${elsewhere.question}`}>
            <T text={elsewhere.label} />
          </Link>
        </div>
      </ScreenOnly>
    </Stack>
  )
}

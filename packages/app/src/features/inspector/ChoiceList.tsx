import { guardWords, requestWords } from '@aangiftewijs/machines/catalogue'
import { Button, type ButtonVariant } from '@aangiftewijs/ui/Button'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { T, useWords } from '../../copy/words.tsx'
import { inspectorWords as words } from './copy.ts'
import type { OfferedChoice, Stand } from './stand.ts'

interface ChoiceListProps {
  readonly stand: Stand
  readonly isDisabled: boolean
  readonly onChoose: (choice: string) => void
  readonly onSlowDown: (request: string) => void
}

/** What can be done where a chart stands, and what cannot with the reason. */
export function ChoiceList({ stand, isDisabled, onChoose, onSlowDown }: ChoiceListProps) {
  const { choices, requests } = stand
  const events = choices.filter(({ kind }) => kind === 'event')
  const possible = events.filter(({ possibility }) => possibility.kind === 'possible')
  const impossible = events.filter(({ possibility }) => possibility.kind !== 'possible')
  const delays = choices.filter(({ kind }) => kind === 'delay')
  const choose = { isDisabled, onChoose }
  const say = useWords()
  const nameOf = (request: string) => {
    const name = requestWords[request]
    return name === undefined ? request : say(name)
  }

  return (
    <Stack gap={4}>
      <Stack as="section" gap={2}>
        <Heading level={3}>
          <T text={words.possible} />
        </Heading>
        {possible.length === 0 ? <Text tone="muted">{<T text={words.nothingPossible} />}</Text> : null}
        <Choices choices={possible} {...choose} variant="secondary" />
      </Stack>
      {requests.length === 0 ? null : (
        <Stack as="section" gap={2}>
          <Heading level={3}>
            <T text={words.requests} />
          </Heading>
          {requests.map(({ id, isSlow }) => (
            <Stack gap={2} key={id}>
              <Text>
                <T text={isSlow ? words.requestSlow : words.requestWaits} values={{ name: nameOf(id) }} />
              </Text>
              <Choices
                choices={choices.filter((one) => one.about === id && one.kind === 'success')}
                {...choose}
                variant="primary"
              />
              <Choices
                choices={choices.filter((one) => one.about === id && one.kind === 'failure')}
                {...choose}
                variant="danger"
              />
              <Cluster gap={2}>
                <Button
                  isDisabled={isDisabled || isSlow}
                  onPress={() => onSlowDown(id)}
                  size="small"
                  variant="secondary"
                >
                  <T text={words.beSlow} />
                </Button>
              </Cluster>
            </Stack>
          ))}
        </Stack>
      )}
      {delays.length === 0 ? null : (
        <Stack as="section" gap={2}>
          <Heading level={3}>
            <T text={words.delays} />
          </Heading>
          <Cluster gap={2}>
            {delays.map(({ id, about }) => (
              <Button isDisabled={isDisabled} key={id} onPress={() => onChoose(id)} size="small" variant="secondary">
                <T text={words.skip} values={{ name: about }} />
              </Button>
            ))}
          </Cluster>
        </Stack>
      )}
      {impossible.length === 0 ? null : (
        <details>
          <summary>
            <T text={words.impossible} /> ({impossible.length})
          </summary>
          <ul>
            {impossible.map((choice) => (
              <li key={choice.id}>
                <ChoiceName choice={choice} />: <Reason choice={choice} place={stand.place} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </Stack>
  )
}

interface ChoicesProps {
  readonly choices: readonly OfferedChoice[]
  readonly variant: ButtonVariant
  readonly isDisabled: boolean
  readonly onChoose: (choice: string) => void
}

const Choices = ({ choices, variant, isDisabled, onChoose }: ChoicesProps) => (
  <Cluster gap={2}>
    {choices.map((choice) => (
      <Button
        isDisabled={isDisabled}
        key={choice.id}
        onPress={() => onChoose(choice.id)}
        size="small"
        value={choice.id}
        variant={variant}
      >
        <ChoiceName choice={choice} />
      </Button>
    ))}
  </Cluster>
)

/** Events have English names; what a payload or an answer is called is in the reader's language. */
function ChoiceName({ choice: { kind, about, variant } }: { readonly choice: OfferedChoice }) {
  if (kind !== 'event' && variant !== null) return <T text={variant} />
  return (
    <>
      <span lang="en">{about}</span>
      {variant === null ? null : (
        <>
          {' · '}
          <T text={variant} />
        </>
      )}
    </>
  )
}

interface ReasonProps {
  readonly choice: OfferedChoice
  readonly place: string
}

/** Why something cannot be done now, in words for people. */
function Reason({ choice: { possibility }, place }: ReasonProps) {
  const say = useWords()
  switch (possibility.kind) {
    case 'possible':
      return null
    case 'unknown-here':
      return <T text={words.notHere} values={{ place }} />
    case 'waits':
      return <span lang="en">{possibility.description}</span>
    case 'guarded':
      return say(words.stoppedBy, { guards: possibility.guards.map(guardIn(say)).join(say(words.or)) })
  }
}

const guardIn = (say: ReturnType<typeof useWords>) => (guard: string) => {
  const text = guardWords[guard]
  return text === undefined ? `“${guard}”` : say(text)
}

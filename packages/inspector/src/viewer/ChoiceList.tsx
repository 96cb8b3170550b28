import { Button, type ButtonVariant } from '@aangiftewijs/ui/Button'
import { Cluster, Heading, Stack, Text } from '@aangiftewijs/ui/layout'
import { requestWords } from '../catalogue/index.ts'
import { inspectorWords as words } from '../copy.ts'
import type { OfferedChoice, Stand } from '../live/stand.ts'
import { T, useWords } from '../words.tsx'
import { ChoiceName } from './ChoiceName.tsx'
import { Impossible } from './Impossible.tsx'

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
  const done = possible.filter(({ happensByItself }) => !happensByItself)
  const happening = possible.filter(({ happensByItself }) => happensByItself)
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
        {done.length === 0 ? <Text tone="muted">{<T text={words.nothingPossible} />}</Text> : null}
        <Choices choices={done} {...choose} variant="secondary" />
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
      {happening.length === 0 ? null : (
        <Stack as="section" gap={2}>
          <Heading level={3}>
            <T text={words.byItself} />
          </Heading>
          <Choices choices={happening} {...choose} variant="secondary" />
        </Stack>
      )}
      {impossible.length === 0 ? null : <Impossible choices={impossible} place={stand.place} />}
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
        <span>
          <ChoiceName choice={choice} />
        </span>
      </Button>
    ))}
  </Cluster>
)

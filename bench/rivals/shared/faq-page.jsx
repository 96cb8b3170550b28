import { Stack, Text } from './basics.jsx'
import { Question } from './question.jsx'
import { faq } from './texts.js'

const Part = ({ part }) => (
  <section className="stack stack--medium">
    <h2 className="heading heading--2" id={part.id}>
      <span>{part.title}</span>
    </h2>
    <div className="accordion">
      {part.questions.map(({ id, title, answer: [text, more], link: [href, words] }) => (
        <Question id={id} key={id} title={title}>
          <Text>{text}</Text>
          <Text>
            {more}{' '}
            <a className="link link--plain" href={href}>
              {words}
            </a>
            .
          </Text>
        </Question>
      ))}
    </div>
  </section>
)

/** Questions that are asked often, with their answers. */
export function FaqPage() {
  return (
    <Stack gap="large">
      <header className="stack stack--small">
        <h1 className="heading heading--1">Frequently asked questions</h1>
        <Text tone="muted">Short answers about filing, deductions and this application.</Text>
      </header>
      <form action="/help" className="row row--end" method="get">
        <div className="field">
          <label className="field__label" htmlFor="site-search">
            Search the guide, questions and help
          </label>
          <input className="field__input" defaultValue="" id="site-search" maxLength={100} name="q" type="search" />
        </div>
        <button className="button button--first" type="submit">
          Search
        </button>
      </form>
      {faq.map((part) => (
        <Part key={part.id} part={part} />
      ))}
    </Stack>
  )
}

Feature: Trouble on the way

  Scenario: a save that reaches nobody is tried again
    Given the chart "tax-return"
    When "answers are given · A return alone"
    And "saving the answers · Fails: no connection"
    Then it stands at "setup › failed"
    When "trying again is chosen"
    And "saving the answers · Saved"
    Then it stands at "documents › answering"

  Scenario: a server that refuses twice
    Given the chart "tax-return"
    When "answers are given · A joint return"
    And "saving the answers · Saved"
    And "answers are given · All right"
    And "saving the answers · Fails: the server refuses"
    And "trying again is chosen"
    And "saving the answers · Fails: the server refuses"
    Then it stands at "partner › failed"
    When "trying again is chosen"
    And "saving the answers · Saved"
    Then it stands at "income › answering"

  Scenario: wrong answers are put right
    Given the chart "tax-return"
    When "answers are given · A joint return"
    And "saving the answers · Saved"
    And "answers are given · Something wrong"
    Then it stands at "partner › refused"
    When "answers are given · All right"
    And "saving the answers · Saved"
    Then it stands at "income › answering"

  Scenario: back and on again
    Given the chart "tax-return"
    When "answers are given · A return alone"
    And "saving the answers · Saved"
    And "answers are given · All right"
    And "saving the answers · Saved"
    Then it stands at "income › answering"
    When "back is chosen"
    Then it stands at "documents › answering"

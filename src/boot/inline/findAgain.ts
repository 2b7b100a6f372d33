type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement | HTMLButtonElement;

/** The properties that a control shares with the one that replaces it. Ids that React generates differ. */
const traitsOf = (control: Control): string =>
  control.type + control.name + control.getAttribute('autocomplete') + control.textContent;

/**
 * Returns a function that finds a control again, or the one in its place. Where another program, such as a password
 * manager, has added elements to the HTML, React rerenders that part of the page instead of hydrating it.
 */
export function findAgain<Kind extends Control>(control: Kind): () => Kind | undefined {
  const traits = traitsOf(control);
  const alike = () =>
    [...document.querySelectorAll<Kind>(control.localName)].filter((other) => traitsOf(other) === traits);
  const index = alike().indexOf(control);
  return () => (control.isConnected ? control : alike()[index]);
}

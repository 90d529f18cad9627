const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long' });

/** A moment as the clock on this machine's wall has it; with its day, where that is not today. */
export const clockTime = (moment: Date, now: Date): string =>
  moment.toDateString() === now.toDateString()
    ? time.format(moment)
    : `${time.format(moment)} on ${day.format(moment)}`;

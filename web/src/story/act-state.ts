import type { Friend, IneligibleContact, SocialAct } from '@underhall/contract';

/** The form that asks whom to invite, as far as it goes beyond the words that are written in it. */
export type ActState = {
  readonly branchId: number;
  readonly inviteeData: SocialAct['inviteeData'];
  readonly eligibleFriends: readonly Friend[];
  /** Undefined until they were asked for. */
  readonly ineligibleContacts?: readonly IneligibleContact[];
  /** 0 while nobody can be chosen. */
  readonly selectedContactId: number;
  readonly addedFriendId: number;
};

export type ActEvent =
  /** The server told of the act anew. */
  | { readonly kind: 'told'; readonly act: SocialAct }
  | { readonly kind: 'selected'; readonly id: number }
  | { readonly kind: 'added'; readonly addedFriendId: number; readonly eligibleFriends: readonly Friend[] }
  | { readonly kind: 'ineligible'; readonly contacts: readonly IneligibleContact[] };

/** The one who is chosen at first: the designated friend, else the first who can be asked. */
const chosenAtFirst = ({ designatedFriend, eligibleFriends: [first] }: SocialAct['inviteeData']): number =>
  (designatedFriend ?? first)?.id ?? 0;

/** The form as it opens. */
export const openForm = ({ inviteeData }: SocialAct): ActState => ({
  branchId: inviteeData.branchId,
  inviteeData,
  eligibleFriends: inviteeData.eligibleFriends,
  selectedContactId: chosenAtFirst(inviteeData),
  addedFriendId: inviteeData.addedFriendId,
});

/** Applies an event. Whoever was chosen stays chosen for as long as they can be asked. */
export function stepForm(state: ActState, event: ActEvent): ActState {
  switch (event.kind) {
    case 'told': {
      const opened = openForm(event.act);
      return canBeAsked(state.selectedContactId, opened.eligibleFriends)
        ? { ...opened, selectedContactId: state.selectedContactId }
        : opened;
    }
    case 'selected':
      return canBeAsked(event.id, state.eligibleFriends) ? { ...state, selectedContactId: event.id } : state;
    case 'added': {
      const { addedFriendId, eligibleFriends } = event;
      const selected = [
        addedFriendId,
        state.selectedContactId,
        chosenAtFirst({ ...state.inviteeData, eligibleFriends: [...eligibleFriends] }),
      ];
      // What was asked of them before does not tell of the one who was added.
      const { ineligibleContacts: _, ...rest } = state;
      return {
        ...rest,
        addedFriendId,
        eligibleFriends,
        selectedContactId: selected.find((id) => canBeAsked(id, eligibleFriends)) ?? 0,
      };
    }
    case 'ineligible':
      return { ...state, ineligibleContacts: event.contacts };
  }
}

const canBeAsked = (wanted: number, friends: readonly Friend[]): boolean => friends.some(({ id }) => id === wanted);

/**
 * What is played in two turns of solitaire, for three words from which it may be dealt. The choices
 * are written down, so that a scene that follows them asks of the page alone how many presses it takes.
 */
export const DEALS = {
  '1869': `
    event:susan-b-anthony-indicted WA+purple MT+purple TX+purple MN+purple TN+yellow VT+purple
    event:seneca-falls-convention NY+purple event:anna-dickinson WA+purple MT+purple TX+purple
    MN-red TN+purple NY+purple event:women-to-the-polls PA+purple DE+purple
    organize:reconstruction organize:frederick-douglass commit:0 event:petition-to-congress
    WA+purple MT+purple TX+purple MN+purple TN+purple NY+purple
    event:national-womans-rights-convention WA+purple MT+purple TX+purple MN+purple TN+purple
    NY+purple event:lucy-stone OR+purple MT+purple TX+purple MN+purple TN+purple NY+purple
    organize:property-rights-for-women organize:union-victory event:sojourner-truth keep
    MN+purple IA-red
  `,
  '1890': `
    event:national-womans-rights-convention WA+purple MT+purple TX+purple MN+purple TN+yellow
    VT+purple event:seneca-falls-convention NY+purple event:lucy-stone WA+purple MT+purple
    TX+purple MN+purple TN+purple NY+purple event:anna-dickinson WA+purple MT+purple TX+purple
    MN+purple TN+purple NY+purple organize:property-rights-for-women organize:union-victory
    commit:0 event:susan-b-anthony-indicted WA+purple MT+purple TX+purple MN+purple TN+purple
    NY+purple claimed:new-york VT+purple VT+purple NH-red NH+purple ME-red ME+purple
    event:women-to-the-polls PA+purple event:frances-willard
    organize:a-vindication-of-the-rights-of-woman event:fifteenth-amendment keep
    event:sojourner-truth keep MN+purple IA-red WI-red MI-red IL-red IN-red MO-red
  `,
  '1917': `
    event:susan-b-anthony-indicted WA+purple MT+purple TX+purple MN+purple TN+yellow VT+purple
    event:seneca-falls-convention NY+purple event:anna-dickinson WA+purple MT+purple MN+purple
    NY+purple event:women-to-the-polls NJ+purple organize:fifteenth-amendment
    organize:reconstruction commit:0 event:national-womans-rights-convention WA+purple MT-red
    TX-red MN+purple TN+purple NY+purple event:the-union-signal WA+purple MT+purple TX+purple
    MN+purple TN+purple NY+purple claimed:new-york VT+purple VT+purple NH-red NH+purple ME-red
    ME-red event:frances-willard organize:property-rights-for-women event:frederick-douglass
    keep NY+purple VT+purple NH+purple ME-red event:frances-harper keep TN+purple KY-red WV-red
    PA-red NC-red
  `,
} as const;
